import { demoAddress, demoNames } from '../demo/demo-names.ts';
import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/** Marks the accounts that `--demo` created, recognised by user name and address. An earlier API version ignores the mark. */
export const demoAccountsMarked: Migration = {
  id: '0006-demo-accounts-marked',
  async run() {
    const made = demoNames.map((username) => ({ usernameKey: username, email: demoAddress(username) }));
    await database()
      .collection('users')
      .updateMany({ $or: made }, { $set: { isDemo: true } });
  },
};
