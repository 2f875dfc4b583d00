import { Button } from '@app/shared-ui/components/button';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { cutAtWord } from '@app/shared-ui/text/graphemes';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { rereadCopy as copy } from '../../copy/reread.es.ts';
import { type Entry, shortTitle } from '../../entries/entry.ts';
import { longDate } from '../../entries/entry-date.ts';
import { readingState } from '../../entries/reading-state.ts';
import { OwnChoice } from './own-choice.tsx';
import type { Chosen, Role } from './pages-to-reread.ts';

/** Enough for the lines that are shown, in characters. */
const CHARACTERS = 240;

interface PagePlaceProps {
  /** From 1. */
  readonly number: number;
  /** Absent where nothing is offered unasked. */
  readonly entry: Entry | undefined;
  readonly role: Role | undefined;
  /** What the user may put here. */
  readonly others: readonly Entry[];
  /** The key of the next page that is offered. */
  readonly next: string | undefined;
  readonly address: string | undefined;
  readonly onPut: (page: Chosen) => void;
}

/** One page to read again, with the ways to it and to another one. */
export function PagePlace({ number, entry, role, others, next, address, onPut }: PagePlaceProps) {
  const [isChoosing, setChoosing] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const title = entry ? shortTitle(entry) : undefined;
  const names = namesOf(number, title);
  const choose = (key: string) => {
    setChoosing(false);
    onPut({ key, isOwn: true });
    // The list that had the keyboard focus goes; with the last page to choose, the button as well.
    const isLast = !entry && others.length === 1;
    (isLast ? place : toggle).current?.focus();
  };
  const putNext = (key: string) => {
    flushSync(() => onPut({ key, isOwn: false }));
    // The button goes where it has led to the last page that may be offered.
    if (!another.current) (toggle.current ?? place.current)?.focus();
  };
  const [visible, name] = isChoosing ? names.close : names.choose;
  return (
    <Sheet ref={place} tabIndex={-1}>
      {entry ? <Page entry={entry} role={role} address={address} /> : <p>{copy.empty}</p>}
      <Ways>
        {next === undefined ? null : (
          <Button ref={another} $variant="quiet" aria-label={names.another} onClick={() => putNext(next)}>
            {copy.another}
          </Button>
        )}
        {others.length === 0 ? null : (
          <Button
            ref={toggle}
            $variant="quiet"
            aria-label={name}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {visible}
          </Button>
        )}
      </Ways>
      {isChoosing ? <OwnChoice entries={others} onChoose={choose} /> : null}
    </Sheet>
  );
}

/** What the buttons are called: each name holds the visible text. */
function namesOf(number: number, title: string | undefined) {
  if (title === undefined) {
    return {
      another: copy.inPlace(copy.another, number),
      choose: [copy.choose, copy.inPlace(copy.choose, number)],
      close: [copy.closeEmpty, copy.inPlace(copy.closeEmpty, number)],
    } as const;
  }
  return {
    another: copy.insteadOf(title),
    choose: [copy.choose, copy.chooseInsteadOf(title)],
    close: [copy.close, copy.about(copy.close, title)],
  } as const;
}

interface PageProps {
  readonly entry: Entry;
  readonly role: Role | undefined;
  readonly address: string | undefined;
}

function Page({ entry, role, address }: PageProps) {
  const navigate = useNavigate();
  const title = shortTitle(entry);
  const [words = ''] = answersOf(entry.document).values();
  /** The activity is open again on the way back, wherever the user had come from. */
  const leaveOpen = () => {
    if (address !== undefined) void navigate(address, { replace: true });
  };
  return (
    <>
      <Origin>
        {role ? `${copy.roles[role]} ` : null}
        <time dateTime={entry.writtenAt}>{longDate(entry.writtenAt)}</time>
      </Origin>
      {entry.activityId === undefined ? null : <h5>{title}</h5>}
      <Words>{cutAtWord(words.trim(), CHARACTERS)}</Words>
      <Link
        to="/journaling"
        state={readingState(entry.key, true)}
        aria-label={copy.about(copy.read, title)}
        onClick={leaveOpen}
      >
        {copy.read}
      </Link>
    </>
  );
}

const Sheet = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  padding: 16px 18px 10px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
  outline-offset: 2px;

  p,
  h5 {
    margin: 0;
  }

  h5 {
    font: 500 1.0625rem / 1.35 var(--font-serif);
    overflow-wrap: anywhere;
  }

  a {
    justify-self: start;
    padding: 10px 0;
    font-weight: 500;
  }
`;

const Origin = styled.p`
  display: grid;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

const Words = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  font: 400 1.0625rem / 1.5 var(--font-serif);
  overflow-wrap: anywhere;
  -webkit-line-clamp: 4;
  -webkit-box-orient: vertical;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 18px;

  && button {
    min-height: 44px;
    padding: 8px 0;
    border-radius: 8px;
    font-size: 0.9375rem;
  }
`;
