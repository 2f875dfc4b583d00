import type { SignedInUser } from '@app/contract/accounts';

type Source = Omit<SignedInUser, 'id'> & ({ readonly id: string } | { readonly _id: { toString(): string } });

/** The auth answer of D13, from an account or from the session's user. */
export function presentSignedInUser(user: Source): SignedInUser {
  const { username, email, firstName, lastName, role, hasPremiumAccess } = user;
  return {
    id: 'id' in user ? user.id : user._id.toString(),
    username,
    email,
    firstName,
    lastName,
    role,
    hasPremiumAccess,
  };
}
