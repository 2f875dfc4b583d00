import { IconButton } from '@app/shared-ui/components/icon-button';
import { Card } from '@app/shared-ui/components/card';
import { Chip } from '@app/shared-ui/components/chip';
import { refusedText } from '@app/shared-ui/copy/refused-copy';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { entriesCopy } from '../../copy/entries.es.ts';
import { journalCopy } from '../../copy/journal.es.ts';
import { versionsCopy } from '../../copy/versions.es.ts';
import {
  answersOf,
  type Entry,
  isLongerThanTitle,
  personalTitle,
  placeOf,
  wordsBelowTitle,
} from '../../entries/entry.ts';
import { shortDate } from '../../entries/entry-date.ts';
import { sourceName } from '../../entries/entry-source.ts';
import { Excerpt } from './excerpt.tsx';

interface EntryCardProps {
  readonly entry: Entry;
  /** The search query, highlighted in the text. */
  readonly query: string;
  readonly onRead: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** An entry in the list. Memoised: of two thousand, one changes at a time. */
export const EntryCard = memo(function EntryCard({ entry, query, onRead, onDelete }: EntryCardProps) {
  const id = useId();
  const { activityId, document } = entry;
  const isPersonal = activityId === undefined;
  const title = isPersonal ? personalTitle(entry) : entry.title;
  const text = query === '' ? wordsBelowTitle(entry) : [...answersOf(document).values()].join(' · ');
  return (
    <Sheet as="article" {...(isPersonal ? {} : blockTone(placeOf(activityId).blockId))} data-entry-id={entry.entryId}>
      <Head>
        <time dateTime={document.createdAt}>{shortDate(document.createdAt)}</time>
        <Badges entry={entry} />
      </Head>
      <h3 id={id}>
        <Open type="button" $isCut={isPersonal && isLongerThanTitle(entry)} onClick={() => onRead(entry)}>
          {title}
        </Open>
      </h3>
      <Excerpt text={text} query={query} />
      {isPersonal ? (
        <Delete type="button" aria-label={journalCopy.delete} aria-describedby={id} onClick={() => onDelete(entry)}>
          <Trash2 aria-hidden size={18} />
        </Delete>
      ) : null}
    </Sheet>
  );
});

function Badges({ entry }: { readonly entry: Entry }) {
  const { activityId, document, source, isCompleted } = entry;
  const place = activityId === undefined ? undefined : placeOf(activityId);
  const { state, refusedFor } = document;
  return (
    <>
      {place ? (
        <>
          <Chip $tone="tone">{entriesCopy.block(place.blockId)}</Chip>
          <Chip $tone="tone">{entriesCopy.stage(place.stageId)}</Chip>
        </>
      ) : null}
      {source ? <Chip>{sourceName(source)}</Chip> : null}
      {isCompleted ? null : <Chip>{entriesCopy.draft}</Chip>}
      {document.others.length > 0 ? <Chip>{versionsCopy.chip}</Chip> : null}
      {state === 'pending' || state === 'rejected' || state === 'memory' ? (
        <Chip>{(state === 'rejected' && refusedText(refusedFor)?.short) || journalCopy.state[state]}</Chip>
      ) : null}
    </>
  );
}

const Sheet = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  padding: 18px 20px;
  overflow: hidden;
  /* Short enough for the little room around it. */
  box-shadow:
    0 1px 2px oklch(40% 0.05 340 / 8%),
    0 3px 8px oklch(40% 0.05 340 / 6%);
  transition: background-color 0.15s;

  & > * + * {
    margin-top: 0;
  }

  h3 {
    font-size: 1.1875rem;
    line-height: 1.35;
    /* Balancing the lines of hundreds of titles is felt while scrolling. */
    text-wrap: wrap;
  }

  &:hover {
    background: color-mix(in oklch, var(--surface-raised), var(--accent-soft) 45%);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-height: 32px;
  padding-right: 40px;

  time {
    margin-right: 4px;
    color: var(--ink-soft);
    font-weight: 500;
    font-size: 0.875rem;
  }
`;

/** The button covers the whole card. The ellipsis is visual only: the title is the first fifty characters of the text. */
const Open = styled.button<{ readonly $isCut: boolean }>`
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

  &::after {
    content: ${({ $isCut }) => ($isCut ? "'…'" : 'none')};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Delete = styled(IconButton)`
  position: absolute;
  top: 10px;
  right: 10px;

  &:hover {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;
