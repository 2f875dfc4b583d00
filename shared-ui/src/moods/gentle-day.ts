import type { StoredDocument } from '@app/contract/documents';
import type { SyncKind } from '@app/contract/sync';
import { writtenOn } from '@app/contract/written-at';
import { type DayKey, dayKeyOf } from '../dates/day-key.ts';
import { ownMoods, placeOfMood } from './moods.ts';

interface Reader {
  get(kind: SyncKind, key: string): StoredDocument | undefined;
}

/**
 * How pleasant the feeling of a day is, −1 … 1.
 * @returns `undefined` for a day without a feeling, `null` for a feeling without a known place
 */
function pleasantOf(documents: Reader, day: DayKey): number | null | undefined {
  const emotion = documents.get('day', day)?.fields['emotion'];
  if (typeof emotion !== 'string' || emotion.trim() === '') return undefined;
  const own = ownMoods(documents.get('settings', 'settings')?.fields['emotionPlaces']);
  return placeOfMood(emotion, own)?.pleasant ?? null;
}

/** Whether words of a day may be offered unasked: never of one that was marked as hard. A feeling without a known place could be one. */
export function isGentleDay(documents: Reader, day: DayKey): boolean {
  const pleasant = pleasantOf(documents, day);
  return pleasant === undefined || (pleasant !== null && pleasant >= 0);
}

/** Whether a day is known to have been good: its feeling has a pleasant place. */
export const isGoodDay = (documents: Reader, day: DayKey): boolean => (pleasantOf(documents, day) ?? 0) > 0;

/**
 * Whether words of an entry may be shown unasked: nothing of a hard day, nor what the user has put aside. Only once all documents are there
 * (`useIsComplete`): until then a day may be hard that has not arrived yet.
 */
export const mayBeOffered = (documents: Reader, entry: StoredDocument): boolean =>
  entry.fields['isPutAside'] !== true && isGentleDay(documents, dayKeyOf(new Date(writtenOn(entry))));
