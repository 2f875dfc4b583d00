import { PASSWORD_MIN } from '@app/contract/accounts';
import { linksCopy } from '../../copy/links-es.ts';

export interface NewPassword {
  readonly newPassword: string;
  readonly repeated: string;
}

/** The first rule that a new password breaks (1§5), in the order in which she can mend them; `undefined` when it may be sent. */
export function brokenRule({ newPassword, repeated }: NewPassword) {
  if (newPassword === '' || repeated === '') return linksCopy.reset.missing;
  // Counted as a person counts them, like the server does: an emoji is one.
  if (Array.from(newPassword).length < PASSWORD_MIN) return linksCopy.reset.short;
  if (newPassword !== repeated) return linksCopy.reset.different;
  return undefined;
}
