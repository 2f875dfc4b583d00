import type { Shelf, ShelfChange } from '@app/contract/library';
import type { ClientSession } from 'mongoose';
import { isDuplicateKey } from '../../platform/mongo.ts';
import { ShelfModel, type ShelfRecord } from './shelf.model.ts';

/** The user's shelf, the last saved item first. */
export async function loadShelf(userId: string): Promise<Shelf> {
  const record = await ShelfModel.findById(userId, { _id: 0 }).lean<Omit<ShelfRecord, '_id'>>();
  const { saved = {}, positions = {} } = record ?? {};
  return {
    saved: Object.entries(saved)
      .toSorted(([, a], [, b]) => b.getTime() - a.getTime())
      .map(([item]) => item),
    positions,
  };
}

/** Stores one change of one item; last write wins. */
export async function changeShelf(userId: string, item: string, change: ShelfChange, at: Date): Promise<void> {
  const set = {
    ...(change.saved === true ? { [`saved.${item}`]: at } : {}),
    ...(change.position ? { [`positions.${item}`]: change.position } : {}),
  };
  const unset = {
    ...(change.saved === false ? { [`saved.${item}`]: 1 } : {}),
    ...(change.position === 0 ? { [`positions.${item}`]: 1 } : {}),
  };
  const update = {
    ...(Object.keys(set).length > 0 ? { $set: set } : {}),
    ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}),
  };
  const write = () => ShelfModel.updateOne({ _id: userId }, update, { upsert: true });
  try {
    await write();
  } catch (error) {
    // A race of two first changes: the second finds the document that the first has inserted.
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
}

/** Deletes the shelf, with the account or when the user erases all data (D19). */
export async function eraseShelf(userId: string, session: ClientSession): Promise<void> {
  await ShelfModel.deleteOne({ _id: userId }, { session });
}
