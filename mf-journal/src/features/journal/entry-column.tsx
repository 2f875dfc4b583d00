import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { memo, startTransition, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';
import { dayOf, type Entry } from '../../entries/entry.ts';
import { monthOf } from '../../entries/entry-date.ts';
import { EntryCard } from './entry-card.tsx';
import { type JournalMonth, MonthRail, monthsOf } from './month-rail.tsx';

/** Entries per page; the next page is rendered as the user nears the end. */
const PAGE = 24;
/** Entries of a page that are rendered at once: more than fit a phone's window. */
const AT_ONCE = 6;
/** Distance below the window at which the next page is requested. */
const AHEAD = '1200px';

interface EntryColumnProps {
  readonly entries: readonly Entry[];
  readonly query?: string;
  readonly onRead: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/**
 * Entries as a column of days, newest first, under their months. Rendered page by page, so that a journal of two thousand entries opens as
 * fast as one of twenty. Rendered pages stay, for the browser's own search.
 */
export function EntryColumn({ entries, query = '', onRead, onDelete }: EntryColumnProps) {
  const [pages, setPages] = useState(1);
  const showMore = useCallback(() => startTransition(() => setPages((before) => before + 1)), []);
  const list = useRef<HTMLDivElement>(null);
  const shown = Math.min(entries.length, pages * PAGE);
  const months = useMemo(() => (query === '' ? monthsOf(entries) : []), [entries, query]);
  const [goal, setGoal] = useState<JournalMonth>();
  const arrived = useCallback(() => setGoal(undefined), []);
  const goTo = (month: JournalMonth) => {
    setPages((before) => Math.max(before, Math.ceil((month.start + 1) / PAGE)));
    setGoal(month);
  };
  const handleMore = () => {
    flushSync(() => setPages(pages + 1));
    // Behind the last page the button goes, and the focus with it.
    list.current?.querySelectorAll('[data-entry-id]')[shown]?.querySelector('button')?.focus();
  };
  return (
    <Columns>
      <div ref={list}>
        {Array.from({ length: Math.ceil(shown / PAGE) }, (_, page) => (
          <EntryPage
            // A page is its place in the list.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={page}
            entries={entries}
            page={page}
            query={query}
            goal={goal}
            onArrive={arrived}
            onRead={onRead}
            onDelete={onDelete}
          />
        ))}
        {shown < entries.length ? (
          <More>
            <Sentinel pages={pages} onNear={showMore} />
            <p>{journalCopy.shown(shown, entries.length)}</p>
            <Button $variant="soft" onClick={handleMore}>
              {journalCopy.more}
            </Button>
          </More>
        ) : null}
      </div>
      <MonthRail months={months} onGo={goTo} />
    </Columns>
  );
}

interface EntryPageProps extends Required<EntryColumnProps> {
  readonly page: number;
  /** The month that the user goes to. */
  readonly goal: JournalMonth | undefined;
  readonly onArrive: () => void;
}

const EntryPage = memo(function EntryPage(props: EntryPageProps) {
  const { entries, page, query, goal, onArrive, onRead, onDelete } = props;
  const length = useDeferredValue(PAGE, AT_ONCE);
  const start = page * PAGE;
  // A ref: the month may be of a page that is still to be rendered.
  const arrive = useCallback(
    (heading: HTMLElement | null) => {
      if (!heading) return;
      heading.scrollIntoView();
      onArrive();
    },
    [onArrive],
  );
  return (
    <Days>
      {entries.slice(start, start + length).map((entry, i) => {
        const position = start + i;
        const above = entries[position - 1];
        const month = monthOf(entry.writtenAt);
        return (
          <li key={entry.key}>
            {above && monthOf(above.writtenAt).key === month.key ? null : (
              <Month ref={position === goal?.start ? arrive : undefined}>
                {month.name} <span>{month.year}</span>
              </Month>
            )}
            <EntryCard
              entry={entry}
              query={query}
              isFirstOfDay={!above || dayOf(above) !== dayOf(entry)}
              onRead={onRead}
              onDelete={onDelete}
            />
          </li>
        );
      })}
    </Days>
  );
});

/** Calls back when the end of the list nears the viewport; remounted for each page, so that a page shorter than the window calls again. */
function Sentinel({ pages, onNear }: { readonly pages: number; readonly onNear: () => void }) {
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && onNear(), { rootMargin: AHEAD });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onNear],
  );
  return <span key={pages} ref={watch} aria-hidden="true" />;
}

/** `content-visibility` applies to each entry: a whole page that came into view at once would make scrolling stutter. */
const Days = styled.ul`
  max-width: 800px;
  margin: 0 -10px;
  padding: 0;
  list-style: none;

  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 170px;
    /* The space between entries, inside: containment would cut off shadows and focus rings. */
    padding: 7px 10px;
  }
`;

const Columns = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 800px) minmax(0, 1fr);
    gap: 0 40px;
  }
`;

const Month = styled.h2`
  scroll-margin-top: 12px;
  padding: 18px 0 12px;
  font-size: 1.375rem;

  &::first-letter {
    text-transform: uppercase;
  }

  li:first-child > & {
    padding-top: 0;
  }

  span {
    color: var(--ink-soft);
    font-weight: 400;
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 12px 0;
  color: var(--ink-soft);
`;
