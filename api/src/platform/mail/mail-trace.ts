import * as z from 'zod';
import { type Mail, mailSchema } from './mail.ts';

/** What is kept of a mail for a week: kind and address and, where it says nothing that is hers alone and opens nothing, all of it. */
export const traceSchema = z.object({
  kind: z.string(),
  to: z.string(),
  /** The mail itself, to be sent again. */
  mail: z.optional(mailSchema),
});
export type MailTrace = z.infer<typeof traceSchema>;

/** Notices: their links lead to a page that anybody may open. */
const REPEATABLE = new Set<string>([
  'premium-interest',
  'premium-interest-notice',
  'password-changed',
  'second-factor-changed',
  'email-change-undone',
  'role-changed',
  'new-device',
] satisfies Mail['kind'][]);

/** The link to a new address is hers to ask for again, in her profile: nobody's account has that address yet. */
const kindOf = (mail: Mail): string =>
  mail.kind === 'verification' && mail.isChange ? 'verification-change' : mail.kind;

export const traceOf = (mail: Mail): MailTrace => ({
  kind: kindOf(mail),
  to: mail.to,
  ...(REPEATABLE.has(mail.kind) && { mail }),
});
