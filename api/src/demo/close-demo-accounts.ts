import type { Deps } from '../deps.ts';
import { changeAdministrators } from '../resources/account/users/administrators.ts';
import { UserModel } from '../resources/account/users/user.model.ts';

/**
 * Runs once at start over https, for a data folder or a database that was moved from a development machine (V-16): ends the sessions of the
 * demo accounts, removes their administrator role, so that the setup of a first real administrator is requested, and prints it. `login`
 * refuses their sign-ins.
 */
export async function closeDemoAccounts({ env, sessions, print }: Deps): Promise<void> {
  if (!env.isHttps) return;
  const accounts = await UserModel.find({ isDemo: true }, { username: 1 }).lean();
  if (accounts.length === 0) return;
  await changeAdministrators(async (session) => {
    await UserModel.updateMany({ isDemo: true, role: 'admin' }, { $set: { role: 'user' } }, { session });
  });
  for (const { _id } of accounts) await sessions.endSessions(_id.toString());
  const names = accounts.map(({ username }) => username).join(', ');
  print(`Demo accounts are closed over https, as their password is public: ${names}. Nobody signs in with them.`);
}
