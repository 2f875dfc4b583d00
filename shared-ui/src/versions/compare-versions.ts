import { sentencesIn } from '../text/segments.ts';

/** Two texts, cut into the sentences that they share at their start and end, and what is between these in each. */
export interface Compared {
  readonly start: string;
  readonly here: string;
  readonly there: string;
  readonly end: string;
}

export function compareVersions(here: string, there: string): Compared {
  const [a, b] = [here, there].map((text) => [...sentencesIn(text)].map(({ segment }) => segment)) as [
    string[],
    string[],
  ];
  const shortest = Math.min(a.length, b.length);
  const isSame = (one = '', other = '') => one.trim() === other.trim();
  let from = 0;
  while (from < shortest && isSame(a[from], b[from])) from += 1;
  let left = 0;
  while (left < shortest - from && isSame(a.at(-1 - left), b.at(-1 - left))) left += 1;
  const between = (all: readonly string[]) => all.slice(from, all.length - left).join('');
  return {
    start: a.slice(0, from).join(''),
    here: between(a),
    there: between(b),
    end: a.slice(a.length - left).join(''),
  };
}

/** Both texts in one, with what they share once; no sentence of either is left out. */
export function joinVersions(here: string, there: string): string {
  const compared = compareVersions(here, there);
  if (compared.there.trim() === '') return here;
  if (compared.here.trim() === '') return there;
  const parts = [compared.start + compared.here, compared.there, compared.end];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}
