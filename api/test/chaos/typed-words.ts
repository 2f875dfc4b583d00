import { DAY_MS, MINUTE_MS } from '../../src/platform/durations.ts';

/** A document of the run. */
export interface Place {
  readonly kind: 'entry' | 'day';
  readonly key: string;
  readonly field: string;
}

let count = 0;
/** A word that occurs nowhere else. */
export const newWord = (device: string): string => `${device}${(count += 1).toString(36)}`;

export const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];

/** Every word of both texts once, in their order. */
export const joined = (one: string, other: string): string =>
  [...new Set([...wordsIn(one), ...wordsIn(other)])].join(' ');

/** Words that were typed, and of these the ones that a device or the server has said to have. */
export class TypedWords {
  readonly typed = new Set<string>();
  readonly kept = new Set<string>();

  type(word: string): void {
    this.typed.add(word);
  }

  keep(words: Iterable<string>): void {
    for (const word of words) this.kept.add(word);
  }
}

const A_YEAR = Date.UTC(2001, 0, 1);

/** The documents that all devices of a user write in this minute of the run: few, so that they meet. */
export function placesAt(elapsedMs: number): readonly Place[] {
  const minute = Math.floor(elapsedMs / MINUTE_MS);
  const uuid = (n: number) => `00000000-0000-4000-8000-${(minute * 10 + n).toString(16).padStart(12, '0')}`;
  const day = (n: number) => new Date(A_YEAR + (minute * 2 + n) * DAY_MS).toISOString().slice(0, 10);
  return [
    { kind: 'entry', key: uuid(1), field: 'responses.text' },
    { kind: 'entry', key: uuid(2), field: 'responses.text' },
    { kind: 'day', key: day(0), field: 'note' },
    { kind: 'day', key: day(1), field: 'note' },
  ];
}
