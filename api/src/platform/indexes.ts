import { isDeepStrictEqual } from 'node:util';
import { MongoServerError } from 'mongodb';
import mongoose, { type Model } from 'mongoose';
import { OperatorError } from './operator-error.ts';

const UNAUTHORIZED = 13;

/**
 * Creates the collections and indexes of all imported models: a collection must not be created inside a transaction.
 * Idempotent; safe on several processes at once.
 */
export async function ensureIndexes(): Promise<void> {
  await Promise.all(
    Object.values(mongoose.models).map(async (model) => {
      await model.createCollection();
      try {
        await model.createIndexes();
      } catch (error) {
        if (!(error instanceof MongoServerError) || error.code !== UNAUTHORIZED) throw error;
        await assertIndexed(model);
      }
    }),
  );
}

/** The API's database user may not create every index: a TTL index could empty the audit (D-07). The operator creates those. */
async function assertIndexed(model: Model<unknown>): Promise<void> {
  const found = (await model.listIndexes()).map(({ key }) => Object.entries(key as object));
  const missing = model.schema
    .indexes()
    .filter(([key]) => !found.some((entries) => isDeepStrictEqual(entries, Object.entries(key))));
  if (missing.length > 0)
    throw new OperatorError(
      `The database user may make no indexes on ${model.collection.name}, and it lacks some: run scripts/mongod/make-users.mjs.`,
    );
}
