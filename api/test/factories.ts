import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { type User, UserModel, usernameKeyOf } from '../src/resources/accounts/user.model.ts';

let count = 0;

/** A verified free user, straight into the database; give what the test is about. */
export async function insertUser(overrides: Partial<User> = {}): Promise<User> {
  count += 1;
  const username = overrides.username ?? `ana-${count}-${randomUUID().slice(0, 8)}`;
  const user: User = {
    _id: new Types.ObjectId(),
    username,
    usernameKey: usernameKeyOf(username),
    email: `${username}@example.com`.toLowerCase(),
    firstName: 'Ana',
    lastName: 'Prueba',
    passwordHash: 'no password',
    role: 'user',
    isActive: true,
    isEmailVerified: true,
    hasPremiumAccess: false,
    createdAt: new Date(),
    lastLoginAt: null,
    lastActiveAt: null,
    usageSeconds: 0,
    ...overrides,
  };
  await UserModel.create(user);
  return user;
}
