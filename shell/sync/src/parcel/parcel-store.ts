import type { ParcelOpener } from '@app/contract/parcel-key';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { flushJournal } from '../store/flush-journal.ts';
import { openBox, type SealedBox } from '../sealing/sealed-box.ts';

/** What an account's device could not send before its session was ended. */
export interface Parcel {
  /** Of the database that it comes from: the same one sealed twice is one parcel. */
  readonly id: string;
  /** Id of the account. */
  readonly owner: string;
  readonly box?: SealedBox;
  /** The parts as they are, where the device could not seal: it has no secure context, or had not learnt the key yet. */
  readonly clear?: readonly Uint8Array<ArrayBuffer>[];
}

interface ParcelSchema extends DBSchema {
  parcels: { key: [string, string]; value: Parcel; indexes: { owner: string } };
}

/** Outlives sign-outs, other accounts, and the emptying of the device. Exists only while there is a parcel. */
export const PARCELS = 'sealed-parcels';

/** Opened for one operation: an open database could not be deleted. */
async function withParcels<T>(act: (database: IDBPDatabase<ParcelSchema>) => Promise<T>): Promise<T> {
  const database = await openDB<ParcelSchema>(PARCELS, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('parcels', { keyPath: ['owner', 'id'] }).createIndex('owner', 'owner');
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** A deletion of the database waits for a page that writes in it, and then takes what that page has written: tabs take turns. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(PARCELS, {}, act) : act();
}

const exists = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === PARCELS);

/** @throws DOMException on a full device */
export const keepParcel = (parcel: Parcel): Promise<void> =>
  inTurn(() =>
    withParcels(async (database) => {
      const transaction = database.transaction('parcels', 'readwrite', { durability: 'strict' });
      await transaction.store.put(parcel);
      await transaction.done;
    }),
  );

export const parcelsOf = async (owner: string): Promise<Parcel[]> =>
  (await exists()) ? withParcels((database) => database.getAllFromIndex('parcels', 'owner', owner)) : [];

/** Deletes parcels of an account, and with the last one the database. */
export const dropParcels = (owner: string, ids?: readonly string[]): Promise<void> => inTurn(() => drop(owner, ids));

async function drop(owner: string, ids: readonly string[] | undefined): Promise<void> {
  if (!(await exists())) return;
  await withParcels(async (database) => {
    const all = await database.getAllFromIndex('parcels', 'owner', owner);
    for (const { id } of all) if (ids?.includes(id) ?? true) await database.delete('parcels', [owner, id]);
  });
  // Before the count: without locks another tab may keep a parcel while the journal is written out.
  await flushJournal();
  if ((await withParcels((database) => database.count('parcels'))) === 0) await deleteDB(PARCELS);
}

/** @throws DOMException if the box is another account's, or was altered */
export const partsOf = async ({ owner, box, clear = [] }: Parcel, opener: ParcelOpener): Promise<ArrayBuffer[]> =>
  box ? openBox(opener, owner, box) : clear.map((part) => part.buffer);
