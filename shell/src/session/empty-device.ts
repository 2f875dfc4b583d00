import type { EndReason } from '@app/contract/problem';
import { accountsHere, type Left, leaveAccount } from '@app/sync/parcel/leave-account';
import { databaseName } from '@app/sync/store/database';
import { clearDevice } from '../storage/clear-device.ts';
import { rememberSessionOwner, sessionOwner } from '../storage/session-owner.ts';
import type { OpenAccount } from './open-account.ts';
import { forgetPendingSignOut, rememberPendingSignOut } from './sign-out-state.ts';

/**
 * Takes all accounts off this device; what the server lacks of them stays, sealed. Nothing stays of the account whose session it was, if
 * it was deleted.
 */
export async function emptyDevice(reason: EndReason, page: OpenAccount | undefined): Promise<void> {
  const owner = page?.userId ?? sessionOwner();
  const left = await leaveAll([...(owner === undefined ? [] : [owner]), ...(await accountsHere(window.localStorage))], {
    page,
    deleted: reason === 'deleted' ? owner : undefined,
  });
  // From here on nothing unsent is outside a parcel: a page that ends now is completed by the next one, as in a sign-out.
  rememberPendingSignOut();
  await clearDevice(window, databasesOf(left));
  forgetPendingSignOut();
  if (owner !== undefined) rememberSessionOwner(owner);
}

/** Takes every account but one off this device: it is that one's now. @returns the databases that have to stay */
export async function leaveOtherAccounts(userId: string): Promise<string[]> {
  const all = await accountsHere(window.localStorage);
  return databasesOf(await leaveAll(all.filter((one) => one !== userId)));
}

interface Leaving {
  readonly page?: OpenAccount | undefined;
  /** Id of the account that was deleted. */
  readonly deleted?: string | undefined;
}

async function leaveAll(ids: readonly string[], { page, deleted }: Leaving = {}): Promise<Map<string, Left>> {
  const left = new Map<string, Left>();
  for (const userId of new Set(ids)) {
    const own = page?.userId === userId ? page : undefined;
    const { localStorage } = window;
    const isDeleted = userId === deleted;
    const leaving = { userId, isDeleted, localStorage, store: await own?.retire(), key: own?.key() };
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
