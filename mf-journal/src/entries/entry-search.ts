import type { Entry } from './entry.ts';
import type { StoredDocument } from '@app/shared-ui/host';
import { foldAccents } from '@app/contract/fold-accents';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { hasWord, type Searched, wordsOfQuery } from '@app/shared-ui/text/search';
import { loadRoots, rootOfTerm, rootsIn } from './word-roots.ts';

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

/** Only the folded words are kept, the others are rarely asked for. */
const searchedIn = (entry: Entry): Searched => ({
  folded: foldedWordsOf(entry),
  get text() {
    return wordsOf(entry);
  },
});

const rooted = new WeakMap<StoredDocument, ReadonlySet<string>>();

function rootsOf(entry: Entry, rootOf: (word: string) => string): ReadonlySet<string> {
  const known = rooted.get(entry.document);
  if (known) return known;
  const roots = rootsIn(wordsOf(entry), rootOf);
  rooted.set(entry.document, roots);
  return roots;
}

/**
 * Entries that contain all words of the query, as they are written or in another form of the same word, in the order in which the entries are given. Runs on the device: the query is private and is
 * never sent.
 * @throws the signal's reason when the search was aborted
 */
export async function searchEntries(
  entries: readonly Entry[],
  query: string,
  signal: AbortSignal,
): Promise<readonly Entry[]> {
  const rootOf = await loadRoots();
  signal.throwIfAborted();
  const terms = wordsOfQuery(query).map((term) => ({ term, root: rootOf && rootOfTerm(term, rootOf) }));
  const has = (entry: Entry, { term, root }: (typeof terms)[number]) =>
    hasWord(searchedIn(entry), term) ||
    (rootOf !== undefined && root !== undefined && rootsOf(entry, rootOf).has(root));
  const found: Entry[] = [];
  let since = performance.now();
  for (const entry of entries) {
    if (terms.every((term) => has(entry, term))) found.push(entry);
    if (performance.now() - since < SLICE_MS) continue;
    await aTurn();
    signal.throwIfAborted();
    since = performance.now();
  }
  return found;
}

/** Yields to other tasks. A timer, because a microtask would run before them. */
const aTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));
