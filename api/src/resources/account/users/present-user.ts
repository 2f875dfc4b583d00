import type { SignedInUser } from '@app/contract/sign-in';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';

/** The `user` of the auth responses (D13). */
export function presentSignedInUser(user: CurrentUser): SignedInUser {
  const { id, username, email, firstName, lastName, role, hasPremiumAccess } = user;
  const needsSecondFactor = user.isAdministrator && user.lacksSecondFactor;
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    role,
    hasPremiumAccess,
    ...(needsSecondFactor && { needsSecondFactor }),
  };
}
