import type { RegistryEntry } from '@app/contract/registry';

/** One way to read a pattern: optional segments are either there or not. */
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

/**
 * The remote that will render a path: the same choice as the shell's router makes (static before parameter before `*`), so that its
 * files can be asked for together with the page.
 */
export function ownerOf(path: string, remotes: readonly RegistryEntry[]): RegistryEntry | undefined {
  const segments = segmentsOf(path);
  let best: { remote: RegistryEntry; score: number } | undefined;
  for (const remote of remotes) {
    for (const pattern of remote.routes.flatMap((route) => expand(segmentsOf(route)))) {
      const score = scoreOf(pattern);
      if (matches(pattern, segments) && (!best || score > best.score)) best = { remote, score };
    }
  }
  return best?.remote;
}
