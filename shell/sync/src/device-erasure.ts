import type { DeviceMirror } from './device-mirror.ts';
import type { DocumentCache } from './document-cache/document-cache.ts';
import { newUuid } from './new-uuid.ts';
import type { ResilientStore } from './store/resilient-store.ts';

/** The user erased the account's data on another device while edits wait on this one. */
export interface Erasure {
  readonly count: number;
  /** The edits have been offered to the user: they may be dropped. */
  readonly settle: () => void;
}

interface ErasureSetting {
  readonly store: Promise<ResilientStore>;
  readonly cache: DocumentCache;
  readonly mirror: DeviceMirror | undefined;
  readonly countUnsent: () => Promise<number>;
  readonly onErased: () => void;
}

/** Removes the account's documents from this device. */
export class DeviceErasure {
  /** What waits for the user's answer. */
  pending: Erasure | undefined;
  readonly #setting: ErasureSetting;

  constructor(setting: ErasureSetting) {
    this.#setting = setting;
  }

  /** The next pull brings what the server still has. */
  async erase(epoch?: string): Promise<void> {
    const { store, cache, mirror, onErased } = this.#setting;
    // Mirrors go before the store's notes of who wrote them: a page that ends in between must not leave copies to import as new edits.
    mirror?.remove();
    await (await store).clear({ clientId: newUuid(), lastOpNo: 0, cursor: 0, ...(epoch ? { epoch } : {}) });
    mirror?.remove();
    cache.clear();
    onErased();
  }

  /** As `erase`, after the user has been offered the edits that the server lacks. */
  async erasedElsewhere(epoch: string): Promise<void> {
    const { cache, countUnsent } = this.#setting;
    const count = await countUnsent();
    if (count > 0) {
      await new Promise<void>((resolve) => {
        this.pending = { count, settle: resolve };
        cache.announce();
      });
      this.pending = undefined;
    }
    await this.erase(epoch);
    cache.announce();
  }
}
