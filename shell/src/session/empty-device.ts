import type { ParcelKey } from '@app/contract/parcel-key';
import type { EndReason } from '@app/contract/problem';
import { accountsHere, keepMemory, type Left, leaveAccount } from '@app/sync/parcel/leave-account';
import { newUuid } from '@app/sync/new-uuid';
import { canSeal } from '@app/sync/sealing/sealed-box';
import { databaseName, lockOf, withAccountDatabase } from '@app/sync/store/database';
import { clearDevice } from '../storage/clear-device.ts';
import { rememberSessionOwner, sessionOwner } from '../storage/session-owner.ts';
import { isSharedComputer } from '../storage/shared-computer.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { rememberPendingSignOut } from './sign-out-mark.ts';
import { forgetPendingSignOut, isSignOutPending } from './sign-out-state.ts';

/** Id of the parcel of what this page has in memory. */
const OF_THIS_PAGE = newUuid();

/**
 * Takes all accounts off this device; what the server lacks of them stays, sealed. Nothing stays of the account whose session it was, if
 * it was deleted.
 */
export async function emptyDevice(reason: EndReason, page: OpenAccount | undefined): Promise<void> {
  const last = sessionOwner();
  // A shared computer keeps the name of the account before: this session was not its.
  const owner = page?.userId ?? (isSharedComputer() ? undefined : last);
  const left = await leaveAll([...(owner === undefined ? [] : [owner]), ...(await accountsHere(window.localStorage))], {
    page,
    deleted: reason === 'deleted' ? owner : undefined,
  });
  // From here on nothing unsent is outside a parcel: a page that ends now is completed by the next one, as in a sign-out.
  const wasPending = isSignOutPending();
  if (!wasPending) rememberPendingSignOut();
  await clearDevice(window, { keeps: databasesOf(left), leaving: reason === 'deleted' ? owner : undefined });
  // Another account's, which the server has not been told of, goes on waiting.
  if (!wasPending) forgetPendingSignOut();
  const known = owner ?? last;
  if (known !== undefined) rememberSessionOwner(known);
}

/** Takes every account but one off this device: it is that one's now. @returns the databases that have to stay */
export async function leaveOtherAccounts(userId: string): Promise<string[]> {
  const all = await accountsHere(window.localStorage);
  return databasesOf(await leaveAll(all.filter((one) => one !== userId)));
}

/** The same on a device that is cleared next, whatever this meets: never fails. */
export const sealOtherAccounts = (userId: string): Promise<string[]> =>
  leaveOtherAccounts(userId).catch((error: unknown) => {
    console.error('other accounts could not be left', error);
    return [];
  });

/** Takes off what is locked: the session has ended, whosever it was. What is unsent stays, for a sign-in of its account. */
export async function leaveLockedAccounts(): Promise<void> {
  const all = await accountsHere(window.localStorage);
  // One that cannot be opened keeps no other from being left.
  const isLocked = await Promise.all(all.map((one) => withAccountDatabase(one, lockOf).catch(() => undefined)));
  await leaveAll(all.filter((_, index) => isLocked[index]));
}

/**
 * Takes the account itself off a device on which its page keeps nothing: what an earlier page could not send becomes a parcel, which this page
 * takes back and sends. Behind a lock it stays: only its user can open it. So it does where it could not be sealed.
 * @returns false while the key is missing
 */
export async function leaveEarlierPages(userId: string, key: ParcelKey | undefined): Promise<boolean> {
  if (!canSeal()) return true;
  if (!key) return false;
  const isHere = (await accountsHere(window.localStorage)).includes(userId);
  if (isHere && !(await withAccountDatabase(userId, lockOf)))
    await leaveAccount({ userId, isDeleted: false, localStorage: window.localStorage, key });
  return true;
}

/** Makes a parcel of what a page has in memory alone. @returns false where it has no place for one: the page must stay */
export async function leaveMemory(page: OpenAccount): Promise<boolean> {
  if (!page.canLeave()) return false;
  const { userId, moves, key } = page;
  const { localStorage } = window;
  return keepMemory({
    userId,
    isDeleted: false,
    localStorage,
    store: await page.copyOfMemory(),
    moves: moves(),
    key: key(),
    parcelId: OF_THIS_PAGE,
  });
}

interface Leaving {
  readonly page?: OpenAccount | undefined;
  /** Id of the account that was deleted. */
  readonly deleted?: string | undefined;
}

const openAccountOf = (userId: string): OpenAccount | undefined => {
  const page = openAccount();
  return page?.userId === userId ? page : undefined;
};

async function leaveAll(ids: readonly string[], { page, deleted }: Leaving = {}): Promise<Map<string, Left>> {
  const left = new Map<string, Left>();
  for (const userId of new Set(ids)) {
    const own = page?.userId === userId ? page : undefined;
    const { localStorage } = window;
    const isDeleted = userId === deleted;
    const leaving = {
      userId,
      isDeleted,
      localStorage,
      store: await own?.retire(),
      moves: own?.moves() ?? [],
      parcelId: OF_THIS_PAGE,
      // Also of a page that is not left here, as it has nothing stored: beside it there may be a database.
      key: (own ?? openAccountOf(userId))?.key(),
    };
    left.set(
      userId,
      await leaveAccount(leaving).catch((error: unknown): Left => {
        console.error('an account could not be taken off this device', error);
        return isDeleted ? 'nothing' : 'database';
      }),
    );
  }
  return left;
}

const databasesOf = (left: ReadonlyMap<string, Left>): string[] =>
  [...left].flatMap(([userId, what]) => (what === 'database' ? [databaseName(userId)] : []));
