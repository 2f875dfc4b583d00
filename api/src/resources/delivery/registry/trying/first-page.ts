import type { RemoteVersionRecord } from '../versions/registry.model.ts';

/** A page of a version that opens without parameters; `/` if there is none. */
export const firstPageOf = ({ manifest }: Pick<RemoteVersionRecord, 'manifest'>): string =>
  manifest.routes.find((route) => !/[:*?]/.test(route)) ?? '/';
