import type { SignedInUser } from '@app/contract/sign-in';

/** A signed-in user on the free tier; pass only what matters to the test. */
export function aUser(facts: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: '665f1c2ab7d84e0001a1b2c3',
    username: 'Ana',
    email: 'ana@example.com',
    firstName: '',
    lastName: '',
    role: 'user',
    hasPremiumAccess: false,
    ...facts,
  };
}
