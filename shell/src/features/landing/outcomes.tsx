import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { LatePicture } from './pictures/late-picture.tsx';
import { Section } from './section.tsx';

const { outcomes } = landingCopy;

/** What the programme leaves in the end: numbers on one side, text on the other. No promise of healing. */
export function Outcomes() {
  return (
    <Section title={outcomes.title} lead={outcomes.lead} sunken>
      <Columns>
        <Numbers>
          {outcomes.numbers.map(({ figure, label }) => (
            <li key={figure}>
              <strong>{figure}</strong> <span>{label}</span>
            </li>
          ))}
        </Numbers>
        <List>
          {outcomes.list.map((text) => (
            <li key={text}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M12 22c0-8 0-10 0-12M12 15C5 15 3 11 3 5c6 0 9 3 9 10ZM12 12c0-6 3-9 9-9 0 6-3 9-9 9Z" />
              </svg>
              <span>{text}</span>
            </li>
          ))}
        </List>
      </Columns>
      <Kept>
        <figure>
          <LatePicture name="page" label={outcomes.entry.label} />
          <figcaption>{outcomes.entry.caption}</figcaption>
        </figure>
        <figure>
          <LatePicture name="year" label={outcomes.year.label} />
          <figcaption>{outcomes.year.caption}</figcaption>
        </figure>
      </Kept>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 72px;
  }
`;

/** What is left of a year: a page of it, and all its days. */
const Kept = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;

  figure {
    margin: 0;
  }

  figure:first-child {
    max-width: 400px;
  }

  figcaption {
    margin-top: 16px;
    color: var(--ink-soft);
    font-size: 1rem;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 72px;
    align-items: end;
  }
`;

const Numbers = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: start;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  span {
    display: block;
    margin-top: 8px;
    font-size: 0.9375rem;
    line-height: 1.4;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;

    li {
      display: grid;
      grid-template-columns: min(6rem, 35%) minmax(0, 1fr);
      gap: 16px;
      align-items: baseline;
    }

    span {
      margin: 0;
      font-size: inherit;
      line-height: inherit;
    }
  }

  strong {
    color: var(--accent);
    font: 500 clamp(2.25rem, 2rem + 1.2vw, 3rem) / 1 var(--font-serif);
    /* Old-style figures would stand on three different lines. */
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 16px;
    max-width: var(--measure);
  }

  svg {
    margin-top: 2px;
    fill: var(--surface-raised);
    stroke: var(--positive);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
