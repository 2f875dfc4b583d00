import { PASSWORD_MIN } from '@app/contract/sign-in';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';

export interface NewPassword {
  readonly newPassword: string;
  readonly repeated: string;
}

/** The first rule that a new password breaks (1§5), in the order of the form's fields; `undefined` when it is valid. */
export function brokenRule({ newPassword, repeated }: NewPassword) {
  if (newPassword === '' || repeated === '') return mailLinksCopy.reset.missing;
  // Counts code points, as the server does: an emoji is one.
  if (Array.from(newPassword).length < PASSWORD_MIN) return mailLinksCopy.reset.short;
  if (newPassword !== repeated) return mailLinksCopy.reset.different;
  return undefined;
}
