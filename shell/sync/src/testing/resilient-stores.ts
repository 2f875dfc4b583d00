import type { SyncDoc } from '@app/contract/sync';
import { openDB } from 'idb';
import { documentId, type DocumentRef, type LocalDocument } from '../document/local-document.ts';
import { applyEdits } from '../merge/queue-edit.ts';
import { takeBatch } from '../outbox/take-batch.ts';
import { databaseName } from '../store/database.ts';
import { openResilientStore, type ResilientStore } from '../store/resilient-store.ts';
import { aDeviceLock, type DeviceLock, setLock } from './a-locked-device.ts';

export const now = '2026-11-21T08:00:00.000Z';
export const context = { now, newId: () => 'id', device: '' };
export const entry: DocumentRef = { kind: 'entry', key: 'activity-9' };
let users = 0;
export const newUser = (): string => `user-${(users += 1)}`;

/** The lock of each account's database, in the runs with locks. */
const locks = new Map<string, DeviceLock>();
let withLock = false;

async function lockOnce(userId: string): Promise<DeviceLock> {
  const known = locks.get(userId);
  if (known) return known;
  const lock = await aDeviceLock(userId);
  locks.set(userId, lock);
  // Some tests have no database that could be locked.
  await setLock(userId, lock).catch(() => undefined);
  return lock;
}

/** A store of an account, a new one by default. */
export async function aStore({ keepNothing = false, userId = newUser(), remembered = [] as LocalDocument[] } = {}) {
  const onMemoryOnly = jest.fn();
  const keys = withLock && !keepNothing ? (await lockOnce(userId)).keys : undefined;
  const store = await openResilientStore({ userId, keepNothing, remembered: () => remembered, onMemoryOnly, keys });
  return { store, userId, onMemoryOnly };
}

export const note = (store: ResilientStore, names: DocumentRef, fields: Record<string, string>) =>
  store.update({ ids: [documentId(names)], ink: true }, (work) =>
    applyEdits(
      work,
      names,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
      new Map(),
      context,
    ),
  );
export const aDoc = (names: DocumentRef, fields: SyncDoc['fields'], more: Partial<SyncDoc> = {}): SyncDoc => ({
  ...names,
  rev: 5,
  deleted: false,
  fields,
  fieldRevs: Object.fromEntries(Object.keys(fields).map((name) => [name, 5])),
  createdAt: now,
  updatedAt: now,
  ...more,
});
export const storeKnown = (store: ResilientStore, ...docs: SyncDoc[]) =>
  store.update({}, (work) => docs.forEach((doc) => work.put({ kind: doc.kind, key: doc.key, known: doc })));
export const send = (store: ResilientStore, opId: string) =>
  store.update({ outbox: true }, (work) => ({
    ops: takeBatch(work, { now, newId: () => opId, isSent: () => true, isRefused: () => false }),
    clientId: work.state.clientId,
  }));

export const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** A device on which operation 7 was sent without an answer, and ink is queued after it. */
export async function aDeviceWithWaitingWords() {
  const { store, userId } = await aStore();
  await store.update({}, (work) => work.setState({ lastOpNo: 6, cursor: 40, epoch: 'epoch-1' }));
  await note(store, entry, { 'responses.a': 'Hoy' });
  await send(store, 'sent');
  await note(store, entry, { 'strokes.a': '[1]' });
  const { clientId } = await store.state();
  store.close();
  return { userId, clientId };
}

/** Of all locked databases; a row of `meta` has no text. */
async function rowsInClear(): Promise<unknown[]> {
  const found: unknown[] = [];
  const all = (await indexedDB.databases()).map(({ name }) => name);
  for (const name of [...locks.keys()].map(databaseName).filter((each) => all.includes(each))) {
    const database = await openDB(name);
    const stores = [...database.objectStoreNames].filter((store) => store !== 'meta');
    for (const store of stores) found.push(...(await database.getAll(store)).filter((row) => !('sealed' in row)));
    database.close();
  }
  return found;
}

/** The tests run twice: on a device in clear, and on one with a lock (D43), whose database has no row in clear afterwards. */
export function inClearAndLocked(tests: () => void): void {
  describe.each([
    ['in clear', false],
    ['D43: under a lock', true],
  ])('%s', (_, isLocked) => {
    beforeEach(() => {
      withLock = isLocked;
    });
    // What a locked device has stored is sealed, whatever a test has done with it.
    afterEach(async () => {
      jest.restoreAllMocks();
      const clear = isLocked ? await rowsInClear() : [];
      if (clear.length > 0) throw new Error(`rows in clear under a lock: ${JSON.stringify(clear)}`);
    });
    tests();
  });
}
