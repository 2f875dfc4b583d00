import { usernameKeyOf } from '@app/contract/names';
import { Types } from 'mongoose';
import type { Vaults } from '../../../platform/crypto/vaults.ts';
import { searchFieldsOf } from './search-text.ts';
import { type User, usernameLookOf } from './user.model.ts';

type Given = Pick<User, 'username' | 'email' | 'passwordHash' | 'createdAt'> & Partial<User>;

/** A complete account with its own data key, not stored yet. */
export function newUser(vaults: Vaults, given: Given): User {
  const _id = given._id ?? new Types.ObjectId();
  const { wrapped, keyId } = vaults.create(_id.toString());
  return {
    _id,
    usernameKey: usernameKeyOf(given.username),
    usernameLook: usernameLookOf(given.username),
    firstName: '',
    lastName: '',
    role: 'user',
    isActive: true,
    isEmailVerified: false,
    hasPremiumAccess: false,
    consent: null,
    consentWithdrawnAt: null,
    pendingEmail: null,
    dataKey: wrapped,
    dataKeyId: keyId,
    lastLoginAt: null,
    city: null,
    country: null,
    lastActiveAt: null,
    usageSeconds: 0,
    ...searchFieldsOf(given),
    ...given,
  };
}
