import { createHmac, randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import bcrypt from 'bcryptjs';
import { OperatorKeys } from '../src/platform/crypto/operator-keys.ts';
import { Vaults } from '../src/platform/crypto/vaults.ts';
import { newUser } from '../src/resources/account/users/new-user.ts';
import type { User } from '../src/resources/account/users/user.model.ts';
import { insertUser as insert, readWrappedKey } from '../src/resources/account/users/user.repository.ts';
import { TEST_KEY } from './test-env.ts';

/** Password of every user that `insertUser` makes. */
export const TEST_PASSWORD = 'palabra de prueba';
/** Cost of password hashes in tests: the lowest that bcrypt has. */
export const TEST_PASSWORD_COST = 4;

const vaults = new Vaults(new OperatorKeys([TEST_KEY]), readWrappedKey, async () => undefined);
const passwordHash = bcrypt.hashSync(
  createHmac('sha256', TEST_KEY).update(TEST_PASSWORD).digest('base64'),
  TEST_PASSWORD_COST,
);
let count = 0;

/** Inserts a verified free user who has given consent; `overrides` state what the test is about. */
export async function insertUser(overrides: Partial<User> = {}): Promise<User> {
  count += 1;
  const username = overrides.username ?? `ana-${count}-${randomUUID().slice(0, 8)}`;
  const user = newUser(vaults, {
    username,
    email: `${username}@example.com`.toLowerCase(),
    firstName: 'Ana',
    lastName: 'Prueba',
    passwordHash,
    isEmailVerified: true,
    consent: { version: CONSENT_VERSION, at: new Date() },
    createdAt: new Date(),
    ...overrides,
  });
  await insert(user);
  return user;
}
