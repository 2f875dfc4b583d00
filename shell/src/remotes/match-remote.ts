import type { RegistryEntry } from '@app/contract/registry';
import { type Location, matchRoutes } from 'react-router-dom';

/** The remote that owns a location, by the route patterns of the registry (D29). */
export function matchRemote(
  remotes: readonly RegistryEntry[],
  location: Pick<Location, 'pathname'>,
): string | undefined {
  const owners = remotes.flatMap((remote) => remote.routes.map((path) => ({ path, id: remote.name })));
  return matchRoutes(owners, location)?.at(-1)?.route.id;
}
