import { useToday } from '@app/shared-ui/dates/use-today';
import { type StoredDocument, useDocuments } from '@app/shared-ui/host';
import { isGoodDay, mayBeOffered } from '@app/shared-ui/moods/gentle-day';
import { useIsComplete } from '@app/shared-ui/moods/use-is-complete';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { useMemo, useState } from 'react';
import { dayOf, type Entry } from '../../entries/entry.ts';
import { useDays } from '../../entries/use-days.ts';
import { useEntries } from '../../entries/use-entries.ts';
import { type Chosen, type Place, placesOf } from './pages-to-reread.ts';

type ChosenPages = Readonly<Record<number, Chosen>>;

/** What the user has put in the places, since the page was loaded: a reading aid and private, so it is stored nowhere. */
const chosenByActivity = new Map<number, ChosenPages>();

const hasSentence = ({ fields }: StoredDocument) => Object.values(fields).some((kept) => typeof kept === 'string');

interface Pages {
  readonly places: readonly Place[];
  /** Every page that can be read again, newest first. */
  readonly entries: readonly Entry[];
  readonly put: (place: number, page: Chosen) => void;
}

/** The pages that an activity offers to be read again; `undefined` before all documents are there. */
export function usePages(activityId: number): Pages | undefined {
  const days = useDays();
  const isComplete = useIsComplete();
  const underlines = useDocuments('underline');
  const all = useEntries();
  const today = useToday();
  const [chosen, setChosen] = useState<ChosenPages>(() => chosenByActivity.get(activityId) ?? {});
  const entries = useMemo(
    () =>
      all?.filter(
        (entry) => entry.activityId !== activityId && dayOf(entry) !== today && answersOf(entry.document).size > 0,
      ),
    [all, activityId, today],
  );
  const places = useMemo(() => {
    const underlined = new Set(underlines.filter(hasSentence).map(({ key }) => key));
    const candidates = (entries ?? []).map((entry) => ({
      key: entry.key,
      time: entry.time,
      length: [...answersOf(entry.document).values()].join('').length,
      // An activity's entry and its underlines have the same key.
      isUnderlined: underlined.has(entry.key),
      isOffered: mayBeOffered(days, entry.document),
      isGood: isGoodDay(days, dayOf(entry)),
    }));
    return placesOf(candidates, chosen);
  }, [entries, underlines, days, chosen]);
  if (!entries || !isComplete) return undefined;
  const put = (place: number, page: Chosen) => {
    const next = { ...chosen, [place]: page };
    chosenByActivity.set(activityId, next);
    setChosen(next);
  };
  return { places, entries, put };
}
