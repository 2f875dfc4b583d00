import { routePatternSchema, routesSchema, slotsSchema } from '@app/contract/registry';
import type { RemoteManifest } from '@app/contract/remote-manifest';
import * as z from 'zod';

const MOST_ROUTES = 50;
const isGood = (route: string) => z.safeParse(routePatternSchema, route).success;

const goodOnes = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([route]) => isGood(route)));

/**
 * Removes from a stored manifest what a new one could not contain: it was published when path patterns had no bounds, and must not block
 * the server or a browser (2^22 expansions of one pattern took 2 s for every page).
 */
export function withinBounds(manifest: RemoteManifest): RemoteManifest {
  const { routes, pages, headings, slots } = manifest;
  const isWithin =
    z.safeParse(routesSchema, routes).success &&
    z.safeParse(slotsSchema, slots).success &&
    [...Object.keys(pages ?? {}), ...Object.keys(headings ?? {})].every(isGood);
  if (isWithin) return manifest;
  return {
    ...manifest,
    routes: routes.filter(isGood).slice(0, MOST_ROUTES),
    slots: z.safeParse(slotsSchema, slots).success ? slots : {},
    ...(pages && { pages: goodOnes(pages) }),
    ...(headings && { headings: goodOnes(headings) }),
  };
}
