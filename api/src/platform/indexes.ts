import mongoose from 'mongoose';

/**
 * Makes the collections and indexes of all models that are imported: a collection must not come into being inside a transaction.
 * Quick when nothing is new; safe to run on several processes at once.
 */
export async function ensureIndexes(): Promise<void> {
  await Promise.all(
    Object.values(mongoose.models).map(async (model) => {
      await model.createCollection();
      await model.createIndexes();
    }),
  );
}
