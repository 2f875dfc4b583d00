import type { SignedInUser } from '@app/contract/sign-in';
import type { SessionRecord } from './session.model.ts';

/** Fields of the account that sessions need. */
export interface SessionUser extends Omit<SignedInUser, 'id' | 'needsSecondFactor'> {
  readonly isActive: boolean;
  readonly consent: unknown;
  readonly consentWithdrawnAt: Date | null;
  readonly secondFactor?: { readonly isOn: boolean } | null;
}

/** A session joined with its user in one read; the user is absent when the account was deleted. */
export interface LiveSession extends SessionRecord {
  readonly user?: SessionUser;
}
