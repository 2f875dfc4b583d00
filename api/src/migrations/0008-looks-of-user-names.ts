import mongoose from 'mongoose';
import { isDuplicateKey } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';
import { type User, UserModel, usernameLookOf } from '../resources/account/users/user.model.ts';

/**
 * Stores the look of every account's user name, the oldest first: a later account with the same look keeps its name, and its owner notices
 * nothing.
 */
export const looksOfUserNames: Migration = {
  id: '0008-looks-of-user-names',
  async run() {
    const accounts = UserModel.find({ usernameLook: mongoose.trusted({ $exists: false }) }, { username: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<Pick<User, '_id' | 'username'>[]>()
      .cursor();
    for await (const { _id, username } of accounts)
      try {
        await UserModel.updateOne({ _id }, { usernameLook: usernameLookOf(username) });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
  },
};
