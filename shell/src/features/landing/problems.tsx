import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { Section, sideways } from './section.tsx';
import { useSideways } from './use-sideways.ts';

const { problems } = landingCopy;
/** Blocks whose hues the four cards use. */
const TONES = [2, 1, 9, 4];

/** 'Do you recognise yourself': four sentences a visitor may find true of themselves. */
export function Problems() {
  const row = useSideways<HTMLUListElement>();
  return (
    <Section title={problems.title} lead={problems.lead}>
      <Slips {...row} aria-label={problems.title}>
        {problems.cards.map(({ title, text }, index) => (
          <li key={title} {...blockTone(TONES[index] ?? 1)}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Slips>
    </Section>
  );
}

const Slips = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${sideways}

  li {
    display: grid;
    align-content: start;
    gap: 12px;
    padding: 24px;
    border-radius: var(--radius-card);
    background: var(--tone-surface);
  }

  h3 {
    color: var(--tone-ink);
    font-size: 1.3125rem;
    line-height: 1.3;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: 24px;

    li {
      padding: 32px 36px 36px;
    }

    /* Slips laid on a table rather than cells of a table. */
    li:nth-child(even) {
      translate: 0 28px;
    }

    padding-bottom: 28px;

    h3 {
      font-size: 1.5rem;
    }
  }
`;
