import { outOfSight, VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';
import { type Entry, shortTitle } from '../../entries/entry.ts';
import { clockTime, dayInMonth, monthOf, shortDate } from '../../entries/entry-date.ts';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import { InkThumb } from './ink-thumb.tsx';

/** Entries shown on each side of the open one, and by how many more each press shows. */
const AROUND = 40;

interface EntryIndexProps {
  readonly entries: readonly Entry[];
  /** Key of the entry that is open, if it is one of these. */
  readonly current: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** The entries as a list of lines, beside the one that is open. */
export const EntryIndex = memo(function EntryIndex({ entries, current, onOpen }: EntryIndexProps) {
  const [shown, setShown] = useState(AROUND);
  const place = Math.max(
    0,
    entries.findIndex(({ key }) => key === current),
  );
  const list = entries.slice(0, place + shown);
  const here = useRef<HTMLButtonElement>(null);
  const lines = useRef<HTMLUListElement>(null);
  const handleMore = () => {
    flushSync(() => setShown(shown + AROUND));
    // Where no more are left the button goes, and the focus with it.
    lines.current?.children[list.length]?.querySelector('button')?.focus();
  };
  useEffect(() => {
    // Braces: newer browsers return a promise, which is no cleanup.
    here.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <Nav aria-label={journalCopy.tabs.label}>
      <Title>{journalCopy.title}</Title>
      <ul ref={lines}>
        {list.map((entry, i) => {
          const { writtenAt } = entry;
          const month = monthOf(writtenAt);
          const { day, weekday } = dayInMonth(writtenAt);
          const above = list[i - 1];
          const isCurrent = entry.key === current;
          // Without words it is known by its ink alone.
          const [drawing] = answersOf(entry.document).size > 0 ? [] : [...drawingsOf(entry.document).values()].flat();
          return (
            <li key={entry.key}>
              {above && monthOf(above.writtenAt).key === month.key ? null : (
                <Month>
                  {month.name} {month.year}
                </Month>
              )}
              <Open
                ref={isCurrent ? here : undefined}
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => onOpen(entry.key)}
              >
                <time dateTime={writtenAt}>
                  {weekday} {day}
                  <VisuallyHidden>{shortDate(writtenAt).slice(day.length)}</VisuallyHidden> · {clockTime(writtenAt)}
                </time>
                <Name $isHidden={drawing !== undefined && entry.activityId === undefined}>{shortTitle(entry)}</Name>
                {drawing === undefined ? null : <InkThumb drawing={drawing} />}
              </Open>
            </li>
          );
        })}
      </ul>
      {list.length < entries.length ? (
        <More type="button" onClick={handleMore}>
          {journalCopy.more}
        </More>
      ) : null}
    </Nav>
  );
});

const Nav = styled.nav`
  padding: 20px 12px 32px;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    content-visibility: auto;
    contain-intrinsic-size: auto 64px;
  }
`;

const Title = styled.p`
  padding: 0 12px 4px;
  font: 500 1.25rem / 1.3 var(--font-serif);
`;

const Month = styled.p`
  padding: 16px 12px 6px;
  color: var(--ink-soft);
  font-weight: 600;
  font-size: 0.875rem;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Open = styled.button`
  position: relative;
  display: grid;
  gap: 1px;
  width: 100%;
  min-height: 56px;
  padding: 8px 12px;
  border: 0;
  border-radius: 12px;
  background: transparent;
  text-align: left;
  cursor: pointer;

  time {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.3;
  }

  &[aria-current] {
    background: var(--accent-soft);
  }

  @media (hover: hover) {
    &:hover:not([aria-current]) {
      background: var(--surface-sunken);
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Of a page written by hand the ink says more than its name. */
const Name = styled.span<{ readonly $isHidden: boolean }>`
  overflow: hidden;
  font: 400 1rem / 1.4 var(--font-serif);
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $isHidden }) => $isHidden && outOfSight}
`;

const More = styled.button`
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  background: transparent;
  color: var(--accent);
  font-weight: 600;
  font-size: 0.9375rem;
  cursor: pointer;
`;
