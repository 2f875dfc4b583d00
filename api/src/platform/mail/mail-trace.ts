import * as z from 'zod';
import { type Mail, mailSchema } from './mail.ts';

/** Record of a mail, kept for a week: kind and address and, where it holds nothing private and no working link, the whole mail. */
export const traceSchema = z.object({
  kind: z.string(),
  to: z.string(),
  /** The mail itself, for sending it again. */
  mail: z.optional(mailSchema),
});
export type MailTrace = z.infer<typeof traceSchema>;

/** Notices: their links lead to a public page. */
const REPEATABLE = new Set<string>([
  'premium-interest',
  'premium-interest-notice',
  'password-changed',
  'second-factor-changed',
  'email-change-undone',
  'role-changed',
  'new-device',
] satisfies Mail['kind'][]);

/** The user requests the link to a new address again in the profile: no account has that address yet. */
const kindOf = (mail: Mail): string =>
  mail.kind === 'verification' && mail.isChange ? 'verification-change' : mail.kind;

export const traceOf = (mail: Mail): MailTrace => ({
  kind: kindOf(mail),
  to: mail.to,
  ...(REPEATABLE.has(mail.kind) && { mail }),
});
