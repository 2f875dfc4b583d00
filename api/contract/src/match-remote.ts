import { matchRoutes } from 'react-router';
import type { RegistryEntry } from './registry.ts';

/**
 * The value of the path pattern that matches a path best, as the pages' router ranks patterns: static before parameter before `*`.
 * Its cost is bounded by the limits of `routePatternSchema` and `routesSchema`, which hold for every published manifest.
 */
export function bestMatch<T>(pathname: string, named: readonly (readonly [pattern: string, T])[]): T | undefined {
  // The router would print a path that it cannot decode; nothing of an address is logged (D-04).
  if (!isDecodable(pathname)) return undefined;
  const routes = named.map(([path, handle]) => ({ path, handle }));
  return matchRoutes(routes, { pathname })?.at(-1)?.route.handle;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** The remote that owns a path, by the route patterns of the registry (D29): the page renders it, the server preloads its files. */
export const matchRemote = (pathname: string, remotes: readonly RegistryEntry[]): RegistryEntry | undefined =>
  bestMatch(
    pathname,
    remotes.flatMap((remote) => remote.routes.map((route) => [route, remote] as const)),
  );
