import type { RegistryEntry } from '@app/contract/registry';
import { spendPreload, takePreloadLinks } from './preload-links.ts';
import { addressOf } from './registry.ts';

/** What it needs of the federation runtime. */
export interface Registrar {
  load(remote: RegistryEntry, expose: string): Promise<unknown>;
  /** Replaces what is known of a remote, evaluated modules included. */
  register(remote: RegistryEntry): void;
}

/** @returns what makes sure that the next load of a remote, after one that failed, asks the server again */
export function createRenewal({ load, register }: Registrar): (entry: RegistryEntry) => Promise<void> {
  /** How many of a remote's own files may have failed to preload and still wait to spoil the first script that asks for them. */
  const stalePreloads = new Map<string, number>();
  const spendStalePreloads = async (entry: RegistryEntry) => {
    for (let left = stalePreloads.get(entry.name) ?? 0; left > 0; left -= 1) {
      try {
        await load(entry, 'remote');
        stalePreloads.delete(entry.name);
        return;
      } catch (error) {
        register(entry);
        // The entry itself did not come: its server is still away, and nothing was spent on its chunks.
        if (!(error instanceof Error && error.name === 'ChunkLoadError')) return;
      }
    }
  };
  return async (entry) => {
    await refetchFiles(entry);
    register(entry);
    const preloaded = new Set(takePreloadLinks(document, entry.name));
    const files = Object.entries(entry.integrity).filter(([file]) => preloaded.has(addressOf(entry, file)));
    const own = files.filter(([file]) => isOwn(entry, file));
    const ofPage = files.filter(([file]) => !isOwn(entry, file));
    stalePreloads.set(entry.name, (stalePreloads.get(entry.name) ?? 0) + own.length);
    await spendStalePreloads(entry);
    await Promise.all(ofPage.map(([file, hash]) => spendPreload(document, addressOf(entry, file), hash)));
  };
}

/** What loading the remote asks for; the rest is of the page, and asked for when the remote draws it. */
const isOwn = (entry: RegistryEntry, file: string): boolean =>
  entry.preload.includes(file) || addressOf(entry, file) === new URL(entry.entry, window.location.href).href;

/**
 * Asks for every file of a version past the browser's cache: a damaged file that was cached as immutable would otherwise be refused by
 * its hash for a year.
 */
async function refetchFiles(entry: RegistryEntry): Promise<void> {
  await Promise.allSettled(
    Object.entries(entry.integrity).map(([file, integrity]) =>
      fetch(addressOf(entry, file), { cache: 'reload', mode: 'cors', credentials: 'same-origin', integrity }),
    ),
  );
}
