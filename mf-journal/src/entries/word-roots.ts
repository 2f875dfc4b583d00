import { FAMILIES } from './word-families.ts';

type RootOf = (word: string) => string;

/** Shorter words have no endings to speak of; their roots would be found in too many others. */
const SHORTEST_WORD = 4;

/** How long a search waits for the stemmer's file, in ms from when it was asked for: on a stalled connection it may never come. */
const PATIENCE_MS = 2000;

let loading: Promise<void> | undefined;
let loaded: RootOf | undefined;
const waiting = new Set<() => void>();

/**
 * Brings the Spanish stemmer with the first search. Without it, e.g. before its file could be loaded, words are found as they are written.
 * @returns `undefined` where it has not come in good time
 */
export async function loadRoots(): Promise<RootOf | undefined> {
  if (loaded) return loaded;
  loading ??= begin();
  await loading;
  return loaded;
}

/** Calls back once the stemmer has come after all. @returns a function that unsubscribes */
export function onLateRoots(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** @returns what is over once the file has come, has failed, or is late */
function begin(): Promise<void> {
  let isLate = false;
  const coming = import('@orama/stemmers/spanish')
    .then(({ stemmer }) => {
      loaded = rootsBy(stemmer);
      if (isLate) for (const listener of waiting) listener();
    })
    .catch(() => {
      // A file that did not come is asked for again by the next search.
      loading = undefined;
    });
  const late = new Promise<void>((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve();
    }, PATIENCE_MS);
  });
  return Promise.race([coming, late]);
}

/** The roots of a text's words. */
export function rootsIn(text: string, rootOf: RootOf): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    if (word.length >= SHORTEST_WORD) roots.add(rootOf(word));
  }
  return roots;
}

/** Place of the first word with the same root as another one, if the stemmer is there. */
export function findByRoot(text: string, word: string): { readonly from: number; readonly to: number } | undefined {
  const wanted = word.length >= SHORTEST_WORD ? loaded?.(word) : undefined;
  if (!loaded || wanted === undefined) return undefined;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (found.length >= SHORTEST_WORD && loaded(found) === wanted) return { from: index, to: index + found.length };
  }
  return undefined;
}

/** The root of a search term; `undefined` for one too short to have one. */
export const rootOfTerm = (term: string, rootOf: RootOf): string | undefined =>
  term.length >= SHORTEST_WORD && /^\p{L}+$/u.test(term) ? rootOf(term) : undefined;

const WORD = /\p{L}+/gu;

function rootsBy(stem: (word: string) => string): RootOf {
  const known = new Map<string, string>();
  const plain = (word: string) => {
    // The stemmer knows endings by their accents; roots are compared without them. The ñ is a letter of its own and stays.
    const root = withoutAccents(stem(word.toLocaleLowerCase('es').normalize('NFC')));
    // A stressed root often has a diphthong that the others of its verb lack: llueve and llover, pienso and pensar.
    return root.replace(/ue/, 'o').replace(/ie/, 'e');
  };
  const family = new Map(FAMILIES.flatMap(([first, ...others]) => others.map((other) => [plain(other), plain(first)])));
  return (word) => {
    let root = known.get(word);
    if (root === undefined) {
      root = plain(word);
      root = family.get(root) ?? root;
      known.set(word, root);
    }
    return root;
  };
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0301\u0308]/g, '')
    .normalize('NFC');
