import type { Deps } from '../deps.ts';
import mongoose from 'mongoose';
import { changeAdministrators } from '../resources/account/users/administrators.ts';
import { UserModel } from '../resources/account/users/user.model.ts';
import { DEMO_PASSWORD, demoNames } from './demo-names.ts';

/**
 * Runs once at start over https, for a data folder or a database that was moved from a development machine (V-16): ends the sessions of the
 * demo accounts, removes their administrator role, so that the setup of a first real administrator is requested, and prints it. `login`
 * refuses their sign-ins.
 */
export async function closeDemoAccounts({ env, passwords, sessions, print }: Deps): Promise<void> {
  if (!env.isHttps) return;
  await markByPassword(passwords);
  const accounts = await UserModel.find({ isDemo: true }, { username: 1 }).lean();
  if (accounts.length === 0) return;
  await changeAdministrators(async (session) => {
    await UserModel.updateMany({ isDemo: true, role: 'admin' }, { $set: { role: 'user' } }, { session });
  });
  for (const { _id } of accounts) await sessions.endSessions(_id.toString());
  const names = accounts.map(({ username }) => username).join(', ');
  print(`Demo accounts are closed over https, as their password is public: ${names}. Nobody signs in with them.`);
}

/** An account whose address was changed before accounts were marked is recognised by its user name and the public password. */
async function markByPassword(passwords: Deps['passwords']): Promise<void> {
  const unmarked = { usernameKey: mongoose.trusted({ $in: [...demoNames] }), isDemo: mongoose.trusted({ $ne: true }) };
  for (const { _id, passwordHash } of await UserModel.find(unmarked, { passwordHash: 1 }).lean())
    if (await passwords.verify(DEMO_PASSWORD, passwordHash))
      await UserModel.updateOne({ _id }, { $set: { isDemo: true } });
}
