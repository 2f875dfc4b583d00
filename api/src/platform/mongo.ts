import os from 'node:os';
import {
  type Collection,
  type Document,
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoServerSelectionError,
} from 'mongodb';
import mongoose, { type ClientSession, type Model } from 'mongoose';
import { OperatorError } from './operator-error.ts';
import { APP_NAME, endOrphanedTransactions } from './orphaned-transactions.ts';

// A second line of defence behind the contract's schemas: mongoose refuses operators in filters and throws for unknown paths.
mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');
mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);

const OPTIONS = {
  appName: APP_NAME,
  w: 'majority',
  retryWrites: true,
  heartbeatFrequencyMS: 500,
  // Milliseconds after a due heartbeat at which a silent member that keeps its connections is given up. By default, calls on their way to
  // it wait 30 s, long after another has been elected.
  connectTimeoutMS: 2000,
  // Below 15 s an election becomes an error for writers.
  serverSelectionTimeoutMS: 15_000,
  maxPoolSize: 50,
  minPoolSize: 5,
  // The driver's own dynamic import of `os` fails inside jest's module system.
  runtimeAdapters: { os },
} as const;

/**
 * Connects mongoose's default connection, which all models use.
 * @param options.dbName instead of the address's
 * @throws Error with one clear line when the address is not a replica set: transactions and change streams need one
 */
export async function connectMongo(uri: string, { dbName }: { readonly dbName?: string } = {}): Promise<void> {
  await mongoose.connect(uri, {
    ...OPTIONS,
    ...(dbName ? { dbName } : {}),
  });
  const hello = await database().admin().command({ hello: 1 });
  if (!hello['setName'] && hello['msg'] !== 'isdbgrid') {
    await mongoose.disconnect();
    throw new OperatorError(
      'MONGODB_URI is not a replica set: start mongod with --replSet (a set of one member is enough).',
    );
  }
}

export const disconnectMongo = () => mongoose.disconnect();

/** The connected database, for what mongoose does not cover (change streams, health, metrics). */
export function database() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('MongoDB is not connected');
  return db;
}

/**
 * A model's collection without mongoose, whose casting, validation and hydration cost more than the call itself: for the few places that run
 * at each save. The caller writes what the schema says.
 */
export const driverCollection = <T extends Document>(model: Model<T>): Collection<T> =>
  database().collection<T>(model.collection.name, { ignoreUndefined: true });

/** Milliseconds of beginning again after which a transaction looks for one that a killed process has left in its way. */
const IN_VAIN_MS = 500;

/**
 * Runs `work` in one transaction, majority-committed, and retries it from its start on transient errors:
 * no side effect other than writes with `session` may happen inside.
 */
export async function withTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  const session = await mongoose.startSession();
  const startedAt = performance.now();
  const attempt = async (): Promise<T> => {
    if (performance.now() - startedAt > IN_VAIN_MS) await endOrphanedTransactions().catch(() => undefined);
    return work(session);
  };
  try {
    return await session.withTransaction(attempt, {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    });
  } finally {
    await session.endSession();
  }
}

const RETRY_FOR_MS = 20_000;

/** A bulk write hides its cause: a broken connection is a `MongoBulkWriteError` without a label. */
const reasonOf = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError ? (error.errorResponse ?? error) : error;

function isTransient(error: unknown): boolean {
  const reason = reasonOf(error);
  if (reason instanceof MongoNetworkError) return true;
  return [error, reason].some(
    (one) =>
      one instanceof MongoError &&
      (one.hasErrorLabel('RetryableWriteError') || one.hasErrorLabel('TransientTransactionError')),
  );
}

/**
 * Retries an idempotent operation across a change of primary. The driver's retryWrites does not: a pool cleared by the first failing
 * socket fails the others without a retryable label. Jittered waits of 25→500 ms, 20 s at most.
 */
export async function withRetry<T>(operation: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (let delayMs = 25; ; delayMs = Math.min(delayMs * 2, 500)) {
    try {
      return await operation();
    } catch (error) {
      if (!isTransient(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random() / 2)));
    }
  }
}

/** True for a unique index that is already taken: answer 409, or success when a retry meets its own write. */
export const isDuplicateKey = (error: unknown): error is MongoError =>
  error instanceof MongoError && error.code === 11_000;

/** Error code of a full disk: nothing was written, and nothing will be until there is space. */
const OUT_OF_DISK_SPACE = 14_031;

/** True when the database did not answer, or could not take it just now: 503, and the client sends the same again. */
export const isUnreachable = (error: unknown): boolean =>
  isTransient(error) ||
  error instanceof MongoServerSelectionError ||
  (error instanceof MongoError && error.code === OUT_OF_DISK_SPACE);
