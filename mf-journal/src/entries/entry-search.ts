import { answersOf, type Entry } from './entry.ts';
import type { StoredDocument } from '@app/shared-ui/host';
import { foldAccents } from '@app/contract/fold-accents';
import { matches } from './fold.ts';

/** How long the search runs before it yields to the browser, in ms. */
const SLICE_MS = 8;

const folded = new WeakMap<StoredDocument, string>();

const wordsOf = (entry: Entry): string => [entry.title, ...answersOf(entry.document).values()].join('\n');

function foldedWordsOf(entry: Entry): string {
  const known = folded.get(entry.document);
  if (known !== undefined) return known;
  const words = foldAccents(wordsOf(entry));
  folded.set(entry.document, words);
  return words;
}

/**
 * Entries that contain all words of the query, in the order in which the entries are given. Runs on the device: the query is private and is
 * never sent.
 * @throws the signal's reason when the search was aborted
 */
export async function searchEntries(
  entries: readonly Entry[],
  query: string,
  signal: AbortSignal,
): Promise<readonly Entry[]> {
  const terms = query.split(/\s+/).filter(Boolean);
  const found: Entry[] = [];
  let since = performance.now();
  for (const entry of entries) {
    if (terms.every((term) => matches(() => wordsOf(entry), foldedWordsOf(entry), term))) found.push(entry);
    if (performance.now() - since < SLICE_MS) continue;
    await aTurn();
    signal.throwIfAborted();
    since = performance.now();
  }
  return found;
}

/** Yields to other tasks. A timer, because a microtask would run before them. */
const aTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));
