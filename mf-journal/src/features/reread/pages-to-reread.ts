/** What is known of an entry that could be read again. */
export interface Candidate {
  readonly key: string;
  /** When it was written, in ms. */
  readonly time: number;
  /** Characters. */
  readonly length: number;
  /** The user has underlined something in its activity. */
  readonly isUnderlined: boolean;
  /** It may be shown unasked. */
  readonly isOffered: boolean;
  /** It is of a day that is known to have been good. */
  readonly isGood: boolean;
}

/** What is true of a page that is offered; `own` for one that the user has chosen. */
export type Role = 'first' | 'underlined' | 'longest' | 'good' | 'latest' | 'own';

interface Page {
  readonly key: string;
  /** Absent where nothing is to be said of it. */
  readonly role: Role | undefined;
}

/** What stands in a place since the user changed it: a page of the user's own choice, or another one that was offered. */
export interface Chosen {
  readonly key: string;
  readonly isOwn: boolean;
}

/** One of the places for pages: what it holds, and what it could hold instead. */
export interface Place {
  /** Absent where nothing may be offered. */
  readonly page: Page | undefined;
  /** The key that 'another' leads to. */
  readonly next: string | undefined;
}

/** Which part of the pages counts as the oldest, the longest and the newest ones. */
const PART = 1 / 3;

/**
 * The pages that are offered: one of the beginning, one of an activity with an underlined sentence or else the longest, one of a good day or
 * else the latest; no page twice.
 * @param chosen by the place's number: of the user's own choice any page, also of a hard day; else only what may still be offered
 */
export function placesOf(candidates: readonly Candidate[], chosen: Readonly<Record<number, Chosen>> = {}): Place[] {
  const keys = new Set(candidates.map(({ key }) => key));
  const lists = listsOf(candidates).slice(0, candidates.length);
  const put = lists.map((list, i): Page | undefined => {
    const one = chosen[i];
    if (!one?.isOwn) return list.find(({ key }) => key === one?.key);
    return keys.has(one.key) ? { key: one.key, role: 'own' } : undefined;
  });
  const taken = new Set(put.map((page) => page?.key));
  const filled = lists.map((list, i) => {
    const page = put[i] ?? list.find(({ key }) => !taken.has(key));
    if (page) taken.add(page.key);
    return page;
  });
  return filled.map((page, i) => ({ page, next: nextIn(lists[i] ?? [], page?.key, taken) }));
}

/** For each of the three places what may stand there, best first. */
function listsOf(candidates: readonly Candidate[]): (readonly Page[])[] {
  const byAge = candidates.filter(({ isOffered }) => isOffered).toSorted((a, b) => a.time - b.time);
  const latestFirst = byAge.toReversed();
  const byLength = latestFirst.toSorted((a, b) => b.length - a.length);
  const count = Math.max(1, Math.floor(byAge.length * PART));
  const isAmongFirst = (list: readonly Candidate[]) => {
    const first = new Set(list.slice(0, count));
    return (page: Candidate) => first.has(page);
  };
  const [isOld, isLong, isNew] = [isAmongFirst(byAge), isAmongFirst(byLength), isAmongFirst(latestFirst)];
  const list = (pages: readonly Candidate[], roleOf: (page: Candidate) => Role | undefined): Page[] =>
    pages.map((page) => ({ key: page.key, role: roleOf(page) }));
  return [
    list(byAge, (page) => (isOld(page) ? 'first' : undefined)),
    list(
      firstThose(({ isUnderlined }) => isUnderlined, latestFirst, byLength),
      (page) => (page.isUnderlined ? 'underlined' : isLong(page) ? 'longest' : undefined),
    ),
    list(
      firstThose(({ isGood }) => isGood, latestFirst, latestFirst),
      (page) => (page.isGood ? 'good' : isNew(page) ? 'latest' : undefined),
    ),
  ];
}

/** Those that are preferred, and then the others, each part in the order of its list. */
const firstThose = (
  isPreferred: (page: Candidate) => boolean,
  preferred: readonly Candidate[],
  others: readonly Candidate[],
): Candidate[] => [...preferred.filter(isPreferred), ...others.filter((page) => !isPreferred(page))];

/** The next one after the current that is in no place, round the list. */
function nextIn(
  list: readonly Page[],
  current: string | undefined,
  taken: ReadonlySet<string | undefined>,
): string | undefined {
  const at = list.findIndex(({ key }) => key === current);
  return [...list.slice(at + 1), ...list.slice(0, at + 1)].find(({ key }) => !taken.has(key))?.key;
}
