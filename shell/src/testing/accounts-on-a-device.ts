import { logout } from '@app/contract/sign-in';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { openResilientStore, type ResilientStore } from '@app/sync/store/resilient-store';
import { aDeviceLock, setLock } from '@app/sync/testing/a-locked-device';
import { IDBFactory } from 'fake-indexeddb';
import { type OpenAccount, registerOpenAccount } from '../session/open-account.ts';
import { forgetPendingSignOut } from '../session/sign-out-state.ts';
import { isSharedComputer, rememberSharedComputer } from '../storage/shared-computer.ts';

export const [ANA, EVA] = ['ana-1', 'eva-2'];

/** A browser that nobody has used. */
export function aNewBrowser(): void {
  indexedDB = new IDBFactory();
  localStorage.clear();
  forgetPendingSignOut();
  rememberSharedComputer(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

export const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A store with an entry that the server lacks. */
export async function aStore(userId: string, keepNothing = false): Promise<ResilientStore> {
  const store = await openResilientStore({ userId, keepNothing, remembered: () => [], onMemoryOnly: () => undefined });
  await store.update({}, (work) =>
    work.put({
      kind: 'entry',
      key: 'activity-9',
      pending: { action: 'set', fields: { title: { value: 'nadie lea esto', baseRev: 0 } } },
    }),
  );
  return store;
}

/** What an account has left here. */
export const aDatabase = async (userId: string): Promise<void> => (await aStore(userId)).close();

/** The same, behind a lock. */
export async function aLockedDatabase(userId: string): Promise<void> {
  await aDatabase(userId);
  await setLock(userId, await aDeviceLock(userId));
}

/** A page of an account, which has nothing of its own to keep unless the test says so. */
export function aPageOf(userId: string, facts: Partial<OpenAccount> = {}): OpenAccount {
  // As its page began: the mark of a shared computer may be another session's later.
  const isInMemory = isSharedComputer();
  return {
    userId,
    isInMemory: () => isInMemory,
    key: () => undefined,
    moves: () => [],
    canLeave: () => true,
    copyOfMemory: () => Promise.reject(new Error('not asked for')),
    retire: () => Promise.resolve(undefined),
    ...facts,
  };
}

/** @returns a function that closes the page */
export const anOpenPage = (userId: string): (() => void) => registerOpenAccount(aPageOf(userId));

/** The server answers. @returns the account that each sign-out names */
export function accountsOfLogout(): (string | null)[] {
  answerCalls([logout, { status: 204 }]);
  const answer = window.fetch;
  const accounts: (string | null)[] = [];
  window.fetch = (request, init) => {
    accounts.push(new Request(request, init).headers.get('X-Account'));
    return answer(request, init);
  };
  return accounts;
}
