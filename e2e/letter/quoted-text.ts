import type { ActName } from './acts.ts';
import type { Place } from './witness.ts';

/** A text that the specification quotes. */
export interface QuotedText {
  readonly id: string;
  /** To the letter: the whole text of something on the page; a pattern where it has numbers or names in it. */
  readonly text: string | RegExp;
  readonly place: Place;
  readonly act: ActName;
}

/** Rows of the table: texts that come from one place of the specification and appear in one act. */
export const quoted = (
  from: string,
  act: ActName,
  texts: readonly (string | RegExp)[],
  place: Place = 'page',
): readonly QuotedText[] => texts.map((text) => ({ id: `${from} ${String(text)}`, text, act, place }));
