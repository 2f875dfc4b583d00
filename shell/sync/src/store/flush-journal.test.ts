import 'fake-indexeddb/auto';
import { flushJournal } from './flush-journal.ts';

afterEach(() => jest.restoreAllMocks());

it('D42: leaves nothing of its own', async () => {
  const deleted = jest.spyOn(IDBFactory.prototype, 'deleteDatabase');
  await flushJournal();
  expect(deleted).toHaveBeenCalledTimes(1);
  expect(await indexedDB.databases()).toEqual([]);
});

it('F11: keeps no device from being cleared that has no database, or no room for one', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(flushJournal()).resolves.toBeUndefined();
});
