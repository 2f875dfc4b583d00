import { isKeepable, isRemoteFile } from './kept-files.ts';
import type { RemoteFile } from './messages.ts';

/**
 * Caches the files of the current remotes, and deletes those of versions that no page refers to. A damaged file is not cached: a page would
 * refuse it for its hash, and get it from here again at every retry.
 */
export async function keepRemotes(
  cache: Pick<Cache, 'keys' | 'delete' | 'match' | 'put'>,
  files: readonly RemoteFile[],
  folders: readonly string[],
): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!folders.some((folder) => pathname.startsWith(folder))) await cache.delete(url);
  }
  for (const { address, integrity } of files) {
    if (!isRemoteFile(new URL(address, globalThis.location.origin)) || (await cache.match(address))) continue;
    const response = await fetch(address, { integrity }).catch(() => undefined);
    if (response && isKeepable(response)) await cache.put(address, response);
  }
}
