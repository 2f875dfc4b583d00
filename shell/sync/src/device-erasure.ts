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
  /** With texts that could not be read: they go with the rest, and are nowhere else. */
  readonly storeAndCountUnsent: () => Promise<number>;
  readonly onErased: () => void;
}

/** Removes the account's documents from this device. */
export class DeviceErasure {
  /** What waits for the user's answer. */
  pending: Erasure | undefined;
  #asking: Promise<void> | undefined;
  #lookAgain: (() => void) | undefined;
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

  /**
   * As `erase`, after the user has been offered the edits that the server lacks. One question at a time: every exchange with the server finds out.
   * @param before the history that this device asked for
   */
  erasedElsewhere(epoch: string, before: string | undefined): Promise<void> {
    this.#asking ??= this.#offerAndErase(epoch, before).finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** Another tab has erased, perhaps in this one's database: no answer to a question of this one, but a reason to look again. */
  erasedByAnotherTab(): void {
    this.#lookAgain?.();
  }

  async #offerAndErase(epoch: string, before: string | undefined): Promise<void> {
    const { cache, storeAndCountUnsent } = this.#setting;
    const store = await this.#setting.store;
    // Edits that come while the user is being asked were not in the question: it is asked again.
    for (let offered = 0; ;) {
      const count = await storeAndCountUnsent();
      // Another tab was answered: what waits now was written after that, and belongs to the new history.
      if ((await store.state()).epoch !== before) break;
      if (count <= offered) {
        await this.erase(epoch);
        break;
      }
      const isAnswered = await new Promise<boolean>((resolve) => {
        this.pending = { count, settle: () => resolve(true) };
        this.#lookAgain = () => resolve(false);
        cache.announce();
      });
      this.pending = undefined;
      this.#lookAgain = undefined;
      if (isAnswered) offered = count;
    }
    cache.announce();
  }
}
