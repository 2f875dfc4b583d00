import { answersOf, type Entry } from './entry.ts';
import type { StoredDocument } from '@app/shared-ui/host';
import { fold, matches } from './fold.ts';

/** How long the search works before it lets the page breathe. */
const SLICE_MS = 8;

const folded = new WeakMap<StoredDocument, string>();

const wordsOf = (entry: Entry): string => [entry.title, ...answersOf(entry.document).values()].join('\n');

function foldedWordsOf(entry: Entry): string {
  const known = folded.get(entry.document);
  if (known !== undefined) return known;
  const words = fold(wordsOf(entry));
  folded.set(entry.document, words);
  return words;
}

/**
 * Entries in whose words all of a query's words stand, in the order given. Happens on the device: what she looks for is nobody else's.
 * @throws AbortSignal's reason when it is no longer wanted
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

/** Lets everything else that waits have its turn. A timer, because a microtask would not. */
const aTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));
