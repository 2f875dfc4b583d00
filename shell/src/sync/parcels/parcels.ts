import { getParcelKey, getParcelOpener, type ParcelKey } from '@app/contract/parcel-key';
import { call } from '@app/shared-ui/host';
import { keepParcelKey, keptParcelKey } from '@app/sync/parcel/leave-account';
import { dropParcels, parcelsOf, partsOf } from '@app/sync/parcel/parcel-store';
import type { SyncClient } from '@app/sync/sync-client';
import { signOutSignal as signal } from '../../session/sign-out-state.ts';
import type { CompletionQueue } from '../completion-queue/completion-queue.ts';

type Client = Pick<SyncClient, 'store' | 'takeBack' | 'hasLeft' | 'keepsNothing' | 'sendNow' | 'countUnsent'>;
type Completions = Pick<CompletionQueue, 'setting' | 'send'>;

/** The parcels of the signed-in account: the key for the next one, and the opening of those that are here. */
export class Parcels {
  /** The account's public key. */
  key: ParcelKey | undefined;
  readonly #userId: string;
  readonly #client: Client;
  readonly #completions: Completions;
  #running: Promise<void> | undefined;

  constructor(userId: string, client: Client, completions: Completions) {
    this.#userId = userId;
    this.#client = client;
    this.#completions = completions;
  }

  /** The server is there. What fails now is tried again the next time. */
  exchange(): Promise<void> {
    this.#running ??= this.#exchange()
      .catch(() => undefined)
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #exchange(): Promise<void> {
    const { database } = await this.#client.store;
    const kept = await keptParcelKey(database);
    this.key ??= kept;
    // Where the device was to keep something and cannot, it cannot keep a parcel either.
    if (database || this.#client.keepsNothing) this.key ??= await call(getParcelKey, { signal });
    if (database && this.key && !kept && !this.#client.hasLeft) await keepParcelKey(database, this.key);
    await this.#takeBack();
  }

  async #takeBack(): Promise<void> {
    const parcels = await parcelsOf(this.#userId);
    if (parcels.length === 0) return;
    const opener = await call(getParcelOpener, { signal });
    for (const parcel of parcels) {
      const moves = await this.#client.takeBack(await partsOf(parcel, opener));
      for (const move of moves) await this.#completions.setting.queue.add(move);
      // In memory alone it would be lost with the page.
      const { isPersistent } = await this.#client.store;
      if (!isPersistent) await this.#client.sendNow();
      if (isPersistent || (await this.#client.countUnsent()) === 0) await dropParcels(this.#userId, [parcel.id]);
    }
    await this.#completions.send();
  }
}
