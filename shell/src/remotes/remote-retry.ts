import type { RegistryEntry } from '@app/contract/registry';
import { flushFailedPreload, removePreloadLinks } from './preload-links.ts';
import { addressOf } from './registry.ts';

/** What it needs of the federation runtime. */
export interface Registrar {
  load(remote: RegistryEntry, expose: string): Promise<unknown>;
  /** Replaces a registered remote, evaluated modules included. */
  register(remote: RegistryEntry): void;
}

/** @returns a function that makes the next load of a failed remote ask the server again */
export function createRemoteRetry({ load, register }: Registrar): (entry: RegistryEntry) => Promise<void> {
  /** Number of a remote's own files whose failed preload may still be cached by the browser. */
  const stalePreloads = new Map<string, number>();
  const flushStalePreloads = async (entry: RegistryEntry) => {
    for (let left = stalePreloads.get(entry.name) ?? 0; left > 0; left -= 1) {
      try {
        await load(entry, 'remote');
        stalePreloads.delete(entry.name);
        return;
      } catch (error) {
        register(entry);
        // The entry itself failed: its server is away, and no chunk was requested.
        if (!(error instanceof Error && error.name === 'ChunkLoadError')) return;
      }
    }
  };
  return async (entry) => {
    await refetchFiles(entry);
    register(entry);
    const preloaded = new Set(removePreloadLinks(document, entry.name));
    const files = Object.entries(entry.integrity).filter(([file]) => preloaded.has(addressOf(entry, file)));
    const own = files.filter(([file]) => isOwn(entry, file));
    const ofPage = files.filter(([file]) => !isOwn(entry, file));
    stalePreloads.set(entry.name, (stalePreloads.get(entry.name) ?? 0) + own.length);
    await flushStalePreloads(entry);
    await Promise.all(ofPage.map(([file, hash]) => flushFailedPreload(document, addressOf(entry, file), hash)));
  };
}

/** Files that loading the remote requests; other files are requested when its pages render. */
const isOwn = (entry: RegistryEntry, file: string): boolean =>
  entry.preload.includes(file) || addressOf(entry, file) === new URL(entry.entry, window.location.href).href;

/**
 * Fetches every file of a version past the browser's cache: a damaged file that was cached as immutable would otherwise fail its hash
 * check for a year.
 */
async function refetchFiles(entry: RegistryEntry): Promise<void> {
  await Promise.allSettled(
    Object.entries(entry.integrity).map(([file, integrity]) =>
      fetch(addressOf(entry, file), { cache: 'reload', mode: 'cors', credentials: 'same-origin', integrity }),
    ),
  );
}
