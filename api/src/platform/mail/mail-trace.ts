import * as z from 'zod';
import { type Mail, mailSchema } from './mail.ts';

/** Record of a mail, kept for a week: kind and address and, where it holds nothing private and no working link, the whole mail. */
export const traceSchema = z.object({
  kind: z.string(),
  to: z.string(),
  /** Account that the mail is about: deleting it deletes the trace, whatever address that has (G-02). */
  userId: z.optional(z.string()),
  /** The mail itself, for sending it again. */
  mail: z.optional(mailSchema),
});
export type MailTrace = z.infer<typeof traceSchema>;

/** Notices, which can be sent again: their links lead to a public page. */
const REPEATABLE = new Set<string>([
  'premium-interest',
  'premium-interest-notice',
  'password-changed',
  'second-factor-changed',
  'email-change-undone',
  'role-changed',
  'new-device',
] satisfies Mail['kind'][]);

/**
 * Kind of a trace. A change of address has one of its own, which cannot be sent again: no account has the address yet, and the user
 * requests the link anew in the profile.
 */
const kindOf = (mail: Mail): string =>
  mail.kind === 'verification' && mail.isChange ? 'verification-change' : mail.kind;

export const traceOf = (mail: Mail): MailTrace => ({
  kind: kindOf(mail),
  to: mail.to,
  ...('userId' in mail && mail.userId !== undefined && { userId: mail.userId }),
  ...(REPEATABLE.has(mail.kind) && { mail }),
});
