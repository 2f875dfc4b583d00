import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { landingCopy } from '../../copy/landing.es.ts';
import { LatePicture } from './pictures/late-picture.tsx';
import { Section } from './section.tsx';

const { outcomes } = landingCopy;

/** What the programme leaves in the end: a page of it beside the text, and all its days. No promise of healing. */
export function Outcomes() {
  return (
    <Section title={outcomes.title} lead={outcomes.lead} sunken>
      <Columns>
        <Entry>
          <LatePicture name="page" label={outcomes.entry.label} />
          <figcaption>{outcomes.entry.caption}</figcaption>
        </Entry>
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
        <Figure>
          <LatePicture name="year" label={outcomes.year.label} />
          <figcaption>{outcomes.year.caption}</figcaption>
        </Figure>
      </Columns>
    </Section>
  );
}

/** The page at the left, at the right the list above the year; on a phone one below the other. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 48px 72px;
    align-items: start;
  }
`;

const Figure = styled.figure`
  margin: 0;

  figcaption {
    margin-top: 16px;
    color: var(--ink-soft);
    font-size: 1rem;
  }
`;

/** Not on a phone, where the page that is written above has been seen. */
const Entry = styled(Figure)`
  max-width: 400px;

  @media (max-width: 599.98px) {
    display: none;
  }

  ${media.desktop} {
    grid-row: 1 / 3;
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
