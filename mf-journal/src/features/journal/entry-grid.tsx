import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { memo, startTransition, useCallback, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';
import type { Entry } from '../../entries/entry.ts';
import { EntryCard } from './entry-card.tsx';

/** Cards per page; the next page is rendered as the user nears the end. */
const PAGE = 24;
/** Cards of a page that are rendered at once: more than fit a phone's window. */
const AT_ONCE = 6;
/** Distance below the window at which the next page is requested. */
const AHEAD = '1200px';

interface EntryGridProps {
  readonly entries: readonly Entry[];
  readonly query?: string;
  readonly onRead: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/**
 * Renders cards page by page, so that a journal of two thousand entries opens as fast as one of twenty. Rendered pages stay, for the
 * browser's own search.
 */
export function EntryGrid({ entries, query = '', onRead, onDelete }: EntryGridProps) {
  const [pages, setPages] = useState(1);
  const showMore = useCallback(() => startTransition(() => setPages((before) => before + 1)), []);
  const shown = Math.min(entries.length, pages * PAGE);
  return (
    <>
      {Array.from({ length: Math.ceil(shown / PAGE) }, (_, page) => (
        <EntryPage
          // A page is its place in the list.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={page}
          entries={entries}
          page={page}
          query={query}
          onRead={onRead}
          onDelete={onDelete}
        />
      ))}
      {shown < entries.length ? (
        <More>
          <Sentinel pages={pages} onNear={showMore} />
          <p>{journalCopy.shown(shown, entries.length)}</p>
          <Button $variant="soft" onClick={showMore}>
            {journalCopy.more}
          </Button>
        </More>
      ) : null}
    </>
  );
}

interface EntryPageProps extends Required<EntryGridProps> {
  readonly page: number;
}

const EntryPage = memo(function EntryPage({ entries, page, query, onRead, onDelete }: EntryPageProps) {
  const length = useDeferredValue(PAGE, AT_ONCE);
  const start = page * PAGE;
  return (
    <Grid>
      {entries.slice(start, start + length).map((entry) => (
        <li key={entry.key}>
          <EntryCard entry={entry} query={query} onRead={onRead} onDelete={onDelete} />
        </li>
      ))}
    </Grid>
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

/** `content-visibility` applies to each card: a whole page that came into view at once would make scrolling stutter. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0 -10px;
  padding: 0;
  list-style: none;

  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 200px;
    /* The space between cards, inside: containment would cut off shadows and focus rings. */
    padding: 7px 10px;
  }

  li > article {
    height: 100%;
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));

    li {
      padding: 9px 10px;
    }
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 12px 0;
  color: var(--ink-soft);
`;
