import { cutAtWord, firstOf, lastOf, wholeRange } from '@app/shared-ui/text/graphemes';
import { findFolded } from '../../entries/fold.ts';
import { findByRoot } from '../../entries/word-roots.ts';

/** Characters of an entry's text in the excerpt, from the match on. */
const CHARACTERS = 180;
/** Characters before the match. */
const LEAD = 60;

export interface ExcerptParts {
  readonly before: string;
  /** Empty where nothing is searched for, or where it is not in the text. */
  readonly match: string;
  readonly after: string;
  /** Begins where the text does. */
  readonly isBeginning: boolean;
}

/**
 * The beginning of a text or, during a search, the text around the match. What is cut is cut at a word.
 * @param spared a match that is up to so many characters behind the usual lead has the text from its beginning before it
 */
export function excerptOf(text: string, query: string, spared = 0): ExcerptParts {
  const [term = ''] = query.split(/\s+/);
  const found = term === '' ? undefined : (findFolded(text, term) ?? findByRoot(text, term));
  if (!found) return { before: '', match: '', after: cutAtWord(text, CHARACTERS), isBeginning: true };
  const { from, to } = wholeRange(text, found);
  const isBeginning = firstOf(text, LEAD + spared).length >= from;
  const lead = text.slice(0, from);
  return {
    before: isBeginning ? lead : `…${fromWord(lastOf(lead, LEAD))}`,
    match: text.slice(from, to),
    after: cutAtWord(text.slice(to), CHARACTERS),
    isBeginning,
  };
}

/** Without the end of a word, unless that leaves little. */
function fromWord(text: string): string {
  const space = text.indexOf(' ');
  return space < text.length / 2 ? text.slice(space + 1) : text;
}
