import type { DeviceMirror } from './device-mirror.ts';
import { type Conversion, convertDatabase } from './store/convert-database.ts';
import type { ResilientStore } from './store/resilient-store.ts';

interface Device {
  readonly store: ResilientStore;
  readonly mirror: DeviceMirror | undefined;
  /** Takes drafts of ended pages into the store. */
  readonly recoverDrafts: () => Promise<void>;
  /** Tells the other tabs. */
  readonly onConverted: () => void;
}

/**
 * Sets or removes the lock in everything that this device stores (D43). All tabs must have the key already.
 * @throws Error if it cannot be done: then nothing has changed
 */
export async function convertDevice(
  { store, mirror, recoverDrafts, onConverted }: Device,
  conversion: Conversion,
): Promise<void> {
  // No draft may stay that only the other codec reads.
  await recoverDrafts();
  // Without words there before the rows are sealed: a page that ends in between shows them again.
  if (conversion.lock) await mirror?.refresh();
  await convertDatabase(conversion);
  onConverted();
  const afterwards = async () => {
    await store.state(); // opens it anew
    // Of pages that were left meanwhile, as the rows were until then.
    await recoverDrafts();
    await mirror?.refresh();
  };
  // It is done: whatever fails from here on is made good by the next page.
  await afterwards().catch(() => undefined);
}
