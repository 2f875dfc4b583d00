import { shelfChangeSchema } from '@app/contract/library';
import { withRetry, withTransaction } from '../../../../platform/mongo.ts';
import { ShelfModel } from '../../../library/shelf.model.ts';
import type { ArchivedShelf } from '../export/archive-format.ts';
import { holdHistory, type ImportTarget } from './import-target.ts';

const ITEM = /^(?:book|film|playlist|challenge)-[1-9]\d{0,2}$/;

/** Adds missing items to the user's shelf; existing reading positions stay. */
export async function importShelf(target: ImportTarget, { saved, positions }: ArchivedShelf): Promise<void> {
  await withRetry(() =>
    withTransaction(async (session) => {
      const here = await ShelfModel.findById(target.userId).session(session).lean();
      const missing: Record<string, Date | number> = {};
      for (const [item, at] of Object.entries(saved))
        if (ITEM.test(item) && !here?.saved[item]) missing[`saved.${item}`] = new Date(at);
      for (const [item, position] of Object.entries(positions)) {
        const isPlace = ITEM.test(item) && position > 0 && shelfChangeSchema.safeParse({ position }).success;
        if (isPlace && !here?.positions[item]) missing[`positions.${item}`] = position;
      }
      if (Object.keys(missing).length === 0) return;
      await holdHistory(target, session);
      await ShelfModel.updateOne({ _id: target.userId }, { $set: missing }, { session, upsert: true });
    }),
  );
}
