import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import {
  BooksDrawing,
  CalendarDrawing,
  ChallengesDrawing,
  FilmsDrawing,
  JournalDrawing,
  MediaDrawing,
} from './drawings/module-drawings.tsx';
import { landingCopy } from '../../copy/landing.es.ts';
import { Inside } from './inside.tsx';
import { LeadLink } from './lead-link.tsx';
import { ActionPlace, Section, sideways } from './section.tsx';
import { useSideways } from './use-sideways.ts';

const { modules } = landingCopy;

interface Module {
  readonly name: keyof typeof modules.cards;
  readonly Drawing: ComponentType;
  /** Block whose hue the card uses. */
  readonly tone: number;
}

const MODULES: readonly Module[] = [
  { name: 'calendar', Drawing: CalendarDrawing, tone: 2 },
  { name: 'journaling', Drawing: JournalDrawing, tone: 7 },
  { name: 'challenges', Drawing: ChallengesDrawing, tone: 4 },
  { name: 'books', Drawing: BooksDrawing, tone: 6 },
  { name: 'films', Drawing: FilmsDrawing, tone: 1 },
  { name: 'media', Drawing: MediaDrawing, tone: 12 },
];

/** The six features besides the path itself (1§1). */
export function Modules() {
  const row = useSideways<HTMLUListElement>();
  return (
    <Section title={modules.title} lead={modules.lead} sunken>
      <Cards {...row} aria-label={modules.title}>
        {MODULES.map(({ name, Drawing, tone }) => (
          <li key={name} {...blockTone(tone)}>
            <Picture>
              <Drawing />
            </Picture>
            <div>
              <h3>{modules.cards[name].title}</h3>
              <p>{modules.cards[name].text}</p>
            </div>
          </li>
        ))}
      </Cards>
      <Inside />
      <ActionPlace>
        <LeadLink source="cta_modules_button" $variant="soft">
          {modules.action}
        </LeadLink>
      </ActionPlace>
    </Section>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${sideways}

  li {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    overflow: hidden;
    border-radius: var(--radius-card);
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);
  }

  li > div:last-child {
    display: grid;
    align-content: start;
    gap: 8px;
    padding: 18px 20px 22px;
  }

  h3 {
    font-size: 1.25rem;
  }

  p {
    color: var(--ink-soft);
  }

  @media (min-width: 600px) {
    grid-template-columns: 1fr 1fr;
    gap: 24px;

    li > div:last-child {
      padding: 20px 24px 28px;
    }
  }

  @media (min-width: 960px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  padding: 16px;
  background: var(--tone-surface);

  svg {
    max-width: 144px;
  }

  @media (min-width: 600px) {
    padding: 20px;

    svg {
      max-width: 184px;
    }
  }

  ${media.desktop} {
    padding: 28px;
  }
`;
