import { shelfChangeSchema } from '@app/contract/library';
import type { ArchivedShelf } from '../archive.ts';
import { ShelfModel } from '../../library/shelf.model.ts';
import { changeShelf } from '../../library/shelf-store.ts';

const ITEM = /^(?:book|film|playlist|challenge)-[1-9]\d{0,2}$/;

/** Puts back on her shelf what is not on it; where she reads on now, the place stays. */
export async function importShelf(userId: string, { saved, positions }: ArchivedShelf): Promise<void> {
  const here = await ShelfModel.findById(userId).lean();
  for (const [item, at] of Object.entries(saved))
    if (ITEM.test(item) && !here?.saved[item]) await changeShelf(userId, item, { saved: true }, new Date(at));
  for (const [item, position] of Object.entries(positions)) {
    const isPlace = ITEM.test(item) && shelfChangeSchema.safeParse({ position }).success;
    if (isPlace && !here?.positions[item]) await changeShelf(userId, item, { position }, new Date());
  }
}
