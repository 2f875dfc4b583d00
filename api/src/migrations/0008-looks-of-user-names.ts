import mongoose from 'mongoose';
import { isDuplicateKey } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';
import { type User, UserModel, usernameLookOf } from '../resources/accounts/user.model.ts';

/**
 * Files every account under what its user name looks like, the oldest first: a later one that looks the same keeps its name, and its
 * owner notices nothing. An API version before this one files none; it finds what it needs under `usernameKey` as ever.
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
