import type { RemoteManifest } from '@app/contract/remote-manifest';
import { ADMIN_PLACE, SERVER_PLACES, SHELL_PLACES } from '@app/contract/shell-paths';

/** The parts of the product that a remote claims for itself. */
export interface Claim {
  readonly access: 'user' | 'admin';
  readonly places: readonly string[];
  /** With `bar-<place>` for a place in the primary navigation: it is owned as a slot is. */
  readonly slots: readonly string[];
}

/** The first segment of a path pattern: `/books` of `/books/:id`. Routers ignore case. */
const firstSegment = (route: string): string => `/${route.split('/')[1] ?? ''}`.toLowerCase();

export const claimOf = ({
  access,
  routes,
  slots,
  nav,
}: Pick<RemoteManifest, 'access' | 'routes' | 'slots' | 'nav'>): Claim => ({
  access,
  places: [...new Set(routes.map(firstSegment))],
  slots: [...Object.keys(slots), ...(nav?.bar ? [`bar-${nav.bar}`] : [])],
});

const RESERVED = new Set<string>([...SHELL_PLACES, ...SERVER_PLACES]);

/** The places of a claim that belong to the application. */
export const reservedIn = ({ access, places }: Claim): string[] =>
  places.filter((place) => RESERVED.has(place) || (place === ADMIN_PLACE && access !== 'admin'));
