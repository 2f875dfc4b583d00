import { getParcelKey, getParcelOpener, type ParcelKey, type ParcelOpener } from '@app/contract/parcel-key';
import { call } from '@app/shared-ui/host';
import { keepParcelKey, keepTextsAlone, keptParcelKey } from '@app/sync/parcel/leave-account';
import { dropParcels, type Parcel, parcelsOf, partsOf } from '@app/sync/parcel/parcel-store';
import type { TextsAlone } from '@app/sync/parcel/unsent-content';
import type { SyncClient } from '@app/sync/sync-client';
import { signOutSignal as signal } from '../../session/sign-out-state.ts';
import type { CompletionQueue } from '../completion-queue/completion-queue.ts';

type Client = Pick<SyncClient, 'store' | 'unsent' | 'leaving' | 'keepsNothing' | 'sendNow'>;
type Completions = Pick<CompletionQueue, 'setting' | 'send' | 'count' | 'inMemory'>;

/** The parcels of the signed-in account: the key for the next one, and the opening of those that are here. */
export class Parcels {
  /** The account's public key. */
  key: ParcelKey | undefined;
  readonly #userId: string;
  readonly #client: Client;
  readonly #completions: Completions;
  #running: Promise<void> | undefined;
  /** Parcels whose content is in this page, by id; with those of their texts that are nowhere else. */
  readonly #taken = new Map<string, TextsAlone | undefined>();
  /** Ids of those of which only the texts are left. */
  readonly #reduced = new Set<string>();

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
    if (database && this.key && !kept && !this.#client.leaving.hasLeft) await keepParcelKey(database, this.key);
    await this.#takeBack();
  }

  async #takeBack(): Promise<void> {
    const parcels = await parcelsOf(this.#userId);
    if (parcels.length === 0) return;
    // Without the server's history here, the parcel's would count as the same. The server's next answer comes here again.
    if ((await (await this.#client.store).state()).epoch === undefined) return;
    const isNew = parcels.some(({ id }) => !this.#taken.has(id));
    const opener = isNew ? await call(getParcelOpener, { signal }) : undefined;
    for (const parcel of parcels) {
      if (opener && !this.#taken.has(parcel.id)) await this.#takeIn(parcel, opener);
      await this.#settle(parcel);
    }
    await this.#completions.send();
  }

  async #takeIn(parcel: Parcel, opener: ParcelOpener): Promise<void> {
    const parts = await partsOf(parcel, opener);
    const { moves, unkept } = await this.#client.unsent.takeBack(parts);
    const [json] = parts;
    this.#taken.set(parcel.id, json && unkept.length > 0 ? { json, texts: unkept } : undefined);
    for (const move of moves) await this.#completions.setting.queue.add(move);
    // In memory alone it would be lost with the page. What fails is retried, and its success comes here again.
    if (!(await this.#client.store).isPersistent) await this.#client.sendNow();
  }

  /** Drops a parcel whose content is elsewhere; of one whose texts have no other place, only these stay. */
  async #settle(parcel: Parcel): Promise<void> {
    // Asked only now: what was taken in may have filled the device.
    const { isPersistent } = await this.#client.store;
    await this.#completions.send();
    if (isPersistent ? this.#completions.inMemory.length > 0 : await this.#hasUnsent()) return;
    const texts = this.#taken.get(parcel.id);
    if (texts && this.#reduced.has(parcel.id)) return;
    if (texts) {
      // The next page would take back the rest, and with it values that the user has changed since.
      await keepTextsAlone(parcel, texts, this.key);
      this.#reduced.add(parcel.id);
      return;
    }
    await dropParcels(this.#userId, [parcel.id]);
    // Its id may come again: it is that of a database.
    this.#taken.delete(parcel.id);
  }

  async #hasUnsent(): Promise<boolean> {
    return (await this.#client.unsent.storeAndCount()) > 0 || (await this.#completions.count()) > 0;
  }
}
