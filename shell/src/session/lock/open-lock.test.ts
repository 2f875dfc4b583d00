import 'fake-indexeddb/auto';
import { getDeviceLock } from '@app/contract/device-lock';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { databaseName } from '@app/sync/store/database';
import { aDeviceLock, setLock } from '@app/sync/testing/a-locked-device';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { findLock } from './open-lock.ts';

const ANA = 'ana-1';

beforeEach(() => {
  indexedDB = new IDBFactory();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('D43: a closed page finds its lock without a network', async () => {
  answerCalls([getDeviceLock, 'no network']);
  const lock = await aDeviceLock(ANA);
  await setLock(ANA, lock);
  expect(await findLock(ANA)).toMatchObject({ id: lock.record.id });
});

it('D43: it opens where neither the database nor the session has a lock', async () => {
  answerCalls([getDeviceLock, { body: { isOn: false } }]);
  expect(await findLock(ANA)).toBe('none');
});

it.each([[{ body: { isOn: true } }], ['no network' as const], [{ status: 401, body: { message: 'x' } }]])(
  'D43: it stays closed where the database has none, and the session answers %j',
  async (answer) => {
    answerCalls([getDeviceLock, answer]);
    expect(await findLock(ANA)).toBe('gone');
  },
);

it('D43: it stays closed where the database does not open, is newer, or lacks its lock', async () => {
  answerCalls([getDeviceLock, { body: { isOn: false } }]);
  const opening = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  expect(await findLock(ANA)).toBe('gone');
  opening.mockRestore();
  await setLock(ANA, await aDeviceLock(ANA));
  const database = await openDB(databaseName(ANA));
  await database.delete('meta', 'lock');
  database.close();
  expect(await findLock(ANA)).toBe('gone');
  (await openDB(databaseName('eva-2'), 99, { upgrade: (db) => void db.createObjectStore('later') })).close();
  expect(await findLock('eva-2')).toBe('gone');
});
