import { ButtonLink } from '@app/shared-ui/components/button';
import { useSingleClick } from '@app/shared-ui/motion/use-single-click';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { SealIllustration } from '../../components/seal-illustration/seal-illustration.tsx';
import { completedStagesCopy } from '../../copy/completed-stages.es.ts';
import { sealsQuery } from '../../queries/journey-queries.ts';

const { closing } = completedStagesCopy;

/** The tone of the last block, rose gold. */
const TONE = blockTone(12);

/** After stage 48: what the user has completed, a letter to oneself, and the way back to the beginning, which resets nothing (D9). */
export function Closing() {
  const { data: seals } = useQuery(sealsQuery);
  return (
    <Scene {...TONE}>
      <Kicker>{closing.kicker}</Kicker>
      <h2>{closing.title}</h2>
      <section aria-labelledby="closing-lived">
        <h3 id="closing-lived">{closing.lived}</h3>
        <Facts>
          {Object.values(closing.facts).map(({ number, text }) => (
            <li key={text}>
              <strong>{number}</strong>
              <span>{text}</span>
            </li>
          ))}
        </Facts>
        <Mosaic role="img" aria-label={closing.mosaic}>
          {seals?.map((seal) => (
            <SealIllustration key={seal.id} seal={seal} isDecorative />
          ))}
        </Mosaic>
      </section>
      <Letter aria-labelledby="closing-letter">
        <h3 id="closing-letter">{closing.letter.title}</h3>
        <p>{closing.letter.text}</p>
        <ul>
          {closing.letter.prompts.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
        <ButtonLink to="/journaling/new" onClick={useSingleClick()}>
          {closing.letter.action}
        </ButtonLink>
      </Letter>
      <section aria-labelledby="closing-again">
        <h3 id="closing-again">{closing.again.title}</h3>
        <p>{closing.again.text}</p>
        <Again to="/block/1/etapa/1" $variant="soft">
          {closing.again.action}
        </Again>
      </section>
    </Scene>
  );
}

const Scene = styled.div`
  display: grid;
  gap: 32px;
  padding: 32px 24px;
  border-radius: var(--radius-sheet);
  background:
    radial-gradient(circle at 80% 0%, color-mix(in oklch, var(--tone-line), transparent 40%), transparent 50%),
    var(--tone-surface);

  h2 {
    margin-top: -20px;
    font-size: clamp(1.75rem, 1.35rem + 1.9vw, 2.5rem);
  }

  h3 {
    margin-bottom: 12px;
    font-size: 1.375rem;
  }

  p {
    max-width: var(--measure);
  }

  ${media.desktop} {
    padding: 56px;
  }
`;

const Kicker = styled.p`
  color: var(--tone-ink);
  font-weight: 600;
`;

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 16px;
  margin: 0 0 24px;
  padding: 0;
  list-style: none;

  strong {
    display: block;
    color: var(--tone-ink);
    font: 500 2.25rem / 1.1 var(--font-serif);
  }

  span {
    line-height: 1.4;
  }
`;

const Mosaic = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 8px;

  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 12px;
  }
`;

const Letter = styled.section`
  display: grid;
  justify-items: start;
  gap: 14px;
  padding: 28px 24px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  h3 {
    margin: 0;
  }

  ul {
    display: grid;
    gap: 10px;
    margin: 0 0 6px;
    padding: 0;
    font: 400 1.125rem / 1.45 var(--font-serif);
    list-style: none;
  }
`;

const Again = styled(ButtonLink)`
  margin-top: 16px;
  background: var(--surface-raised);
`;
