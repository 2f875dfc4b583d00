import { hostname } from 'node:os';
import mongoose from 'mongoose';
import type { Clock } from './clock.ts';
import { ensureIndexes } from './indexes.ts';
import type { Logger } from './logger.ts';
import { MigrationLockModel, MigrationModel } from './migration.model.ts';
import { isDuplicateKey } from './mongo.ts';

/** A change of stored shapes: small, may run twice, leaves the previous version of the API working. */
export interface Migration {
  /** `0001-name`, as its file is called. */
  readonly id: string;
  run(): Promise<void>;
}

const LOCK = 'migrations';
const LOCK_MS = 30_000;
const RENEW_MS = 10_000;
const RETRY_MS = 200;

interface MigrateOptions {
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Creates collections and indexes, then runs pending migrations in order. One process does so at a time, the others wait. */
export async function migrate({ migrations, clock, logger }: MigrateOptions): Promise<void> {
  const holder = `${hostname()}:${process.pid}:${Math.random().toString(36).slice(2)}`;
  while (!(await takeLock(holder))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  const renewing = setInterval(() => void takeLock(holder).catch(() => undefined), RENEW_MS);
  try {
    await ensureIndexes();
    for (const migration of migrations) await runOnce(migration, clock, logger);
  } finally {
    clearInterval(renewing);
    await MigrationLockModel.deleteOne({ _id: LOCK, holder });
  }
}

async function runOnce(migration: Migration, clock: Clock, logger: Logger): Promise<void> {
  if (await MigrationModel.exists({ _id: migration.id })) return;
  const startedAt = Date.now();
  await migration.run();
  await MigrationModel.create({ _id: migration.id, at: clock(), ms: Date.now() - startedAt });
  logger.info({ migration: migration.id, ms: Date.now() - startedAt }, 'migrated');
}

/** A lease by the machines' real time: a process that dies blocks the others for half a minute at most. */
async function takeLock(holder: string): Promise<boolean> {
  const now = new Date();
  try {
    await MigrationLockModel.updateOne(
      { _id: LOCK, $or: [{ holder }, { until: mongoose.trusted({ $lte: now }) }] },
      { holder, until: new Date(now.getTime() + LOCK_MS) },
      { upsert: true },
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false; // the filter did not match: another process holds it
    throw error;
  }
}
