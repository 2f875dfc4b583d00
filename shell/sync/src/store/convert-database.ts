import type { LockRecord } from '../lock/lock-record.ts';
import {
  type AccountDatabase,
  lockOf,
  setLockIn,
  type UpgradeTransaction,
  upgradeAccountDatabase,
  withAccountDatabase,
} from './database.ts';
import { keepFormerKeys } from './former-keys.ts';
import { clearCodec, ROW_STORES, type RowCodec, type RowStore } from './row-codec.ts';

export interface Conversion {
  readonly userId: string;
  /** The lock to set, or `undefined` to remove the one that is there. */
  readonly lock: LockRecord | undefined;
  /** Of the lock that is set or removed. */
  readonly codec: RowCodec;
  /** Another page keeps the database open: this waits until that page is closed or reloaded. */
  readonly onBlocked?: (() => void) | undefined;
}

/**
 * Sets or removes the lock: converts every row, reads it back, and compares, all in one transaction. Other pages close the database for it
 * and open it again by themselves.
 * @throws Error if anything fails: then nothing has changed
 */
export async function convertDatabase({ userId, lock, codec, onBlocked }: Conversion): Promise<void> {
  const version = await withAccountDatabase(userId, async (before) => {
    await expectOpposite(before, lock);
    return before.version;
  });
  const [from, to] = lock ? [clearCodec, codec] : [codec, clearCodec];
  const convert = async (transaction: UpgradeTransaction): Promise<void> => {
    for (const name of ROW_STORES) await convertStore(transaction, name, from, to);
    await keepFormerKeys(transaction, from, to);
    await setLockIn(transaction, lock);
  };
  await upgradeAccountDatabase({ userId, from: version, convert, onBlocked });
}

async function expectOpposite(database: AccountDatabase, lock: LockRecord | undefined): Promise<void> {
  const there = await lockOf(database);
  if ((there === undefined) === (lock === undefined)) throw new Error(there ? 'it has a lock' : 'it has no lock');
}

async function convertStore<Name extends RowStore>(
  transaction: UpgradeTransaction,
  name: Name,
  from: RowCodec,
  to: RowCodec,
): Promise<void> {
  const store = transaction.objectStore<RowStore>(name);
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const row = from.open(name, cursor.value);
    const converted = to.seal(name, row);
    if (!isSame(to.open(name, converted), row)) throw new Error(`a row of ${name} does not compare`);
    await cursor.update(converted);
  }
}

/** Rows are JSON, but for the bytes of drawings. */
function isSame(one: object, other: object): boolean {
  const [a, b] = [one, other].map((row) =>
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .toSorted(([x], [y]) => (x < y ? -1 : 1)),
  );
  return JSON.stringify(a, inFull) === JSON.stringify(b, inFull);
}

const inFull = (_: string, value: unknown): unknown =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
    ? digestOf(new Uint8Array(value as ArrayBuffer))
    : value;

/** Of Adler-32: the largest prime below 2¹⁶. */
const ADLER_MODULUS = 65_521;

/** Length and two sums of the bytes (Adler): a row that opens at all has its own tag. */
function digestOf(bytes: Uint8Array): string {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % ADLER_MODULUS;
    b = (b + a) % ADLER_MODULUS;
  }
  return `${bytes.length} ${a} ${b}`;
}
