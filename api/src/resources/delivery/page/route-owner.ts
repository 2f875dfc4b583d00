import type { RegistryEntry } from '@app/contract/registry';

/** One expansion of a pattern: each optional segment is present or absent. */
type Segments = readonly string[];

const STATIC = 10;
const PARAMETER = 3;
const SPLAT = -2;

function expand([first, ...rest]: Segments): Segments[] {
  if (first === undefined) return [[]];
  const tails = expand(rest);
  if (!first.endsWith('?')) return tails.map((tail) => [first, ...tail]);
  return [...tails.map((tail) => [first.slice(0, -1), ...tail]), ...tails];
}

const segmentsOf = (path: string): Segments => path.split('/').filter(Boolean);

function matches(pattern: Segments, path: Segments): boolean {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? path.length < fixed.length : path.length !== fixed.length) return false;
  return fixed.every((segment, i) => segment.startsWith(':') || segment.toLowerCase() === path[i]?.toLowerCase());
}

function scoreOf(pattern: Segments): number {
  const points = pattern.map((segment) => (segment === '*' ? SPLAT : segment.startsWith(':') ? PARAMETER : STATIC));
  return points.reduce((sum, value) => sum + value, pattern.length);
}

/** The value of the pattern that matches a path best, ranked as a router does: static before parameter before `*`. */
export function bestMatch<T>(path: string, named: Iterable<readonly [pattern: string, T]>): T | undefined {
  const segments = segmentsOf(path);
  let best: { value: T; score: number } | undefined;
  for (const [route, value] of named) {
    for (const pattern of expand(segmentsOf(route))) {
      const score = scoreOf(pattern);
      if (matches(pattern, segments) && (!best || score > best.score)) best = { value, score };
    }
  }
  return best?.value;
}

/** The remote that will render a path, as the shell's router decides: its files can be preloaded with the page. */
export const ownerOf = (path: string, remotes: readonly RegistryEntry[]): RegistryEntry | undefined =>
  bestMatch(
    path,
    remotes.flatMap((remote) => remote.routes.map((route) => [route, remote] as const)),
  );
