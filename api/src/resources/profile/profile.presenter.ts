import type { Profile } from '@app/contract/profile';
import type { User } from '../account/users/user.model.ts';

export function presentProfile({
  username,
  email,
  pendingEmail,
  firstName,
  lastName,
  consent,
  consentWithdrawnAt,
}: User): Profile {
  return {
    username,
    email,
    pendingEmail,
    firstName,
    lastName,
    consent: consent && { version: consent.version, at: consent.at.toISOString() },
    isConsentWithdrawn: Boolean(consentWithdrawnAt),
  };
}
