import { routePatternSchema, routesSchema, slotsSchema } from '@app/contract/registry';
import type { RemoteManifest } from '@app/contract/remote-manifest';
import * as z from 'zod';

const MOST_ROUTES = 50;
const isGood = (route: string) => z.safeParse(routePatternSchema, route).success;

const goodOnes = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([route]) => isGood(route)));

/**
 * A stored manifest without what a new one could not have: it was published when address patterns had no bounds, and neither the server nor
 * a browser may be kept busy by it (2^22 ways to read one were 2 s for every page).
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
