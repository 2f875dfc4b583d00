import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { useSideways } from './use-sideways.ts';

const { seals } = landingCopy.differentiation;

/** Eight of the 48 seals as the journey draws them, with their names; on a phone the row scrolls sideways. */
export function SealsBand() {
  const row = useSideways<HTMLUListElement>();
  return (
    <Band>
      <h3>{seals.title}</h3>
      <p>{seals.text}</p>
      <ul {...row} aria-label={seals.label}>
        {seals.names.map(([id, name]) => (
          <li key={id}>
            <img src={`/sellos/${id}.svg`} alt="" width="132" height="132" loading="lazy" />
            {name}
          </li>
        ))}
      </ul>
    </Band>
  );
}

const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  h3 {
    font-size: 1.375rem;
  }

  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  ul {
    display: grid;
    grid-auto-columns: 132px;
    grid-auto-flow: column;
    gap: 20px;
    margin: 12px calc(-1 * var(--page-gutter)) 0;
    padding: 8px var(--page-gutter) 12px;
    overflow-x: auto;
    list-style: none;
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--page-gutter);
  }

  li {
    display: grid;
    gap: 10px;
    align-content: start;
    justify-items: center;
    text-align: center;
    scroll-snap-align: start;
    font: 500 1rem / 1.3 var(--font-serif);
  }

  img {
    width: 132px;
    height: 132px;
  }

  :root[data-theme='dark'] & img {
    filter: brightness(0.86);
  }

  ${media.desktop} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-auto-flow: row;
      gap: 36px 24px;
      margin-inline: 0;
      padding-inline: 0;
      overflow: visible;
    }
  }

  @media (min-width: 1080px) {
    ul {
      grid-template-columns: repeat(8, minmax(0, 1fr));
      gap: 16px;
    }

    img {
      width: 100%;
      height: auto;
      aspect-ratio: 1;
    }
  }
`;
