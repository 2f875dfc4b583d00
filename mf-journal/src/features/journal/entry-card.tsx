import { IconButton } from '@app/shared-ui/components/icon-button';
import { Card } from '@app/shared-ui/components/card';
import { outOfSight, VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';
import { answersInLine, dayOf, type Entry, placeOf } from '../../entries/entry.ts';
import { clockTime, dayInMonth, shortDate } from '../../entries/entry-date.ts';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import { entryPart } from '../../entries/entry-subject.ts';
import { EntryBadges } from './entry-badges.tsx';
import { Excerpt } from './excerpt.tsx';
import { Feeling } from './feeling.tsx';
import { InkThumb } from './ink-thumb.tsx';
import { PersonalWords } from './personal-words.tsx';

interface EntryCardProps {
  readonly entry: Entry;
  /** The search query, highlighted in the text. */
  readonly query: string;
  /** The day is shown beside it; the next entries of the same day go without. */
  readonly isFirstOfDay: boolean;
  readonly onRead: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** An entry in the list. Memoised: of two thousand, one changes at a time. */
export const EntryCard = memo(function EntryCard({ entry, query, isFirstOfDay, onRead, onDelete }: EntryCardProps) {
  const id = useId();
  const { activityId, document, key, title, writtenAt } = entry;
  const isPersonal = activityId === undefined;
  const text = answersInLine(entry);
  const { day, weekday } = dayInMonth(writtenAt);
  const [drawing] = [...drawingsOf(document).values()].flat();
  return (
    <Row {...(isPersonal ? {} : blockTone(placeOf(activityId).blockId))} data-entry-id={entry.entryId}>
      <Leaf $isShown={isFirstOfDay} {...entryPart(key, 'date')}>
        {isFirstOfDay ? (
          <span aria-hidden="true">
            <b>{day}</b> {weekday}
          </span>
        ) : null}
        <VisuallyHidden as="time" dateTime={writtenAt}>
          {shortDate(writtenAt)}
        </VisuallyHidden>
      </Leaf>
      <Sheet>
        <Head $hasDelete={isPersonal}>
          <span {...entryPart(key, 'hour')}>{clockTime(writtenAt)}</span>
          {isFirstOfDay ? <Feeling day={dayOf(entry)} /> : null}
          <EntryBadges entry={entry} />
        </Head>
        {isPersonal ? (
          <PersonalWords entry={entry} query={query} id={id} onOpen={() => onRead(entry)} />
        ) : (
          <>
            <h3 id={id}>
              <Open type="button" onClick={() => onRead(entry)}>
                <Name {...entryPart(key, 'title')}>{title}</Name>
              </Open>
            </h3>
            <Excerpt text={text} query={query} />
          </>
        )}
        {drawing !== undefined && (query === '' || text === '') ? <InkThumb drawing={drawing} /> : null}
        {isPersonal ? (
          <Delete type="button" aria-label={journalCopy.delete} aria-describedby={id} onClick={() => onDelete(entry)}>
            <Trash2 aria-hidden size={18} />
          </Delete>
        ) : null}
      </Sheet>
    </Row>
  );
});

const Row = styled.article`
  display: grid;
  grid-template-columns: max(54px, 2.5rem) minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 88px minmax(0, 1fr);
  }
`;

/** As a leaf of a calendar, in the margin, the day large. The month is above; what is heard is the whole date. */
const Leaf = styled.div<{ readonly $isShown: boolean }>`
  justify-self: start;
  padding-top: 8px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.3;
  ${({ $isShown }) => !$isShown && outOfSight}

  b {
    display: block;
    color: var(--ink);
    font: 500 1.75rem / 1.2 var(--font-serif);
  }
`;

const Sheet = styled(Card)`
  grid-column: 2;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  padding: 14px 18px 18px;
  overflow: hidden;
  /* Short enough for the little room around it. */
  box-shadow:
    0 1px 2px oklch(40% 0.05 340 / 8%),
    0 3px 8px oklch(40% 0.05 340 / 6%);
  transition: background-color 0.15s;

  & > * + * {
    margin-top: 0;
  }

  /* The feeling of its day, along the edge. */
  [data-tone]::before {
    content: '';
    position: absolute;
    top: var(--radius-card);
    bottom: var(--radius-card);
    left: 0;
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--mood);
  }

  h3 {
    font-size: 1.1875rem;
    line-height: 1.35;
    /* Balancing the lines of hundreds of titles is felt while scrolling. */
    text-wrap: wrap;
  }

  @media (hover: hover) {
    &:hover {
      background: color-mix(in oklch, var(--surface-raised), var(--accent-soft) 45%);
    }
  }
`;

const Head = styled.div<{ readonly $hasDelete: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-height: 28px;
  padding-right: ${({ $hasDelete }) => ($hasDelete ? '40px' : '0')};

  & > :first-child {
    color: var(--ink-soft);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** The button covers the whole card. */
const Open = styled.button`
  padding: 0;
  border: 0;
  background: transparent;
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

/** One box, also on two lines, without the ring of its button: a view transition moves it. */
const Name = styled.span`
  display: inline-block;
`;

const Delete = styled(IconButton)`
  position: absolute;
  top: 6px;
  right: 6px;

  /* A bin on every page of a journal is a thought too many: with a mouse it comes to the card that is pointed at. */
  @media (hover: hover) {
    opacity: 0;
    transition: opacity 0.15s;

    ${Sheet}:is(:hover, :focus-within) & {
      opacity: 1;
    }

    &:hover {
      background: var(--danger-soft);
      color: var(--danger);
    }
  }
`;
