import { type Entry, placeOf } from './entry.ts';

interface Neighbours {
  /** The entry written before this one. */
  readonly before: Entry | undefined;
  /** The entry written after this one. */
  readonly after: Entry | undefined;
}

/** Which entries are shown together with one: those of its kind and, where the user looks at one stage, of that stage. */
export interface Scope {
  /** Of the entry: `undefined` for a personal one. */
  readonly activityId: number | undefined;
  readonly stageId: number | undefined;
}

export const ofStage = (entries: readonly Entry[], stageId: number): readonly Entry[] =>
  entries.filter(({ activityId }) => activityId !== undefined && placeOf(activityId).stageId === stageId);

export function entriesIn(entries: readonly Entry[], { activityId, stageId }: Scope): readonly Entry[] {
  if (stageId !== undefined) return ofStage(entries, stageId);
  return entries.filter((entry) => (entry.activityId === undefined) === (activityId === undefined));
}

/** @param entries newest first */
export function neighboursOf(entries: readonly Entry[], key: string): Neighbours {
  const place = entries.findIndex((entry) => entry.key === key);
  return place < 0
    ? { before: undefined, after: undefined }
    : { before: entries[place + 1], after: place === 0 ? undefined : entries[place - 1] };
}
