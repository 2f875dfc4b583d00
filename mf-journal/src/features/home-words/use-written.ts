import type { DayKey } from '@app/shared-ui/dates/day-key';
import { useDocuments, useDocumentsStatus, useHost, useStoredDocument } from '@app/shared-ui/host';
import { isGentleDay, mayBeOffered } from '@app/shared-ui/moods/gentle-day';
import { useIsComplete } from '@app/shared-ui/moods/use-is-complete';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { cutAtWord } from '@app/shared-ui/text/graphemes';
import { useMemo, useState } from 'react';
import { dayOf, type Entry, entryOf } from '../../entries/entry.ts';
import { useDays } from '../../entries/use-days.ts';
import { keptChoice } from './kept-choice.ts';
import { wordsOfSameWeekday } from './same-weekday.ts';
import { wordsOfLastYear } from './year-ago.ts';

/** Enough for the lines that are shown, in characters. */
const CHARACTERS = 320;

/** An entry that holds words, and the day of it. */
export interface Written {
  readonly entry: Entry;
  readonly day: DayKey;
  readonly words: string;
}

function writtenIn(entry: Entry): Written | [] {
  const [words] = answersOf(entry.document).values();
  if (words === undefined) return [];
  return { entry, day: dayOf(entry), words: cutAtWord(words.trim(), CHARACTERS) };
}

interface HomeWords {
  readonly last: Written | undefined;
  /**
   * Of an earlier day, unless the user wants none: of a year ago, or else of the same weekday. The same until midnight or until the page is
   * loaded anew, also after the user has put it aside.
   */
  readonly earlier: Written | undefined;
  /** Of a device that knew nothing when the page was opened, until the server has been asked. */
  readonly isWaiting: boolean;
}

/** The user's last words, and those of an earlier day: never of one that was marked as hard, nor what the user has put aside. */
export function useWritten(today: DayKey): HomeWords {
  const stored = useDocuments('entry');
  const { documents } = useHost();
  const days = useDays();
  const isComplete = useIsComplete();
  const { isReady } = useDocumentsStatus();
  const [knewSome, setKnewSome] = useState<boolean>();
  const wantsEarlier = useStoredDocument('settings', 'settings')?.fields['offersPages'] !== false;
  const found = useMemo(() => {
    const written = stored.map(entryOf).flatMap(writtenIn);
    const [last, ...others] = written;
    if (!wantsEarlier || !isComplete) return { last, earlier: undefined };
    // What is put aside now stays the choice of the day: it gives way to the notice, and to no other words.
    const list = others.filter(({ day }) => isGentleDay(days, day));
    const earlier = keptChoice({ documents, today, list }, (gentle) => {
      const offered = gentle.filter(({ entry }) => mayBeOffered(days, entry.document));
      return wordsOfLastYear(offered, today) ?? wordsOfSameWeekday(offered, today);
    });
    return { last, earlier };
  }, [documents, stored, days, isComplete, today, wantsEarlier]);
  if (isReady && knewSome === undefined) setKnewSome(found.last !== undefined);
  return { ...found, isWaiting: !isComplete && !knewSome };
}
