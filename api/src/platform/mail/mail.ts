import * as z from 'zod';

/**
 * Every mail of the product (D11). `link` is where its one button leads; it is made when the mail is ordered, from the public
 * address and never from a header of the request (V-14).
 */
const common = { to: z.string(), link: z.string() };
const toHer = { ...common, username: z.string() };

export const mailSchema = z.discriminatedUnion('kind', [
  /** `isChange`: of the address that she wants instead of the one she has. */
  z.object({ kind: z.literal('verification'), ...toHer, isChange: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('reset'), ...toHer }),
  /** Somebody registered with an address that has an account (V-10). */
  z.object({ kind: z.literal('account-exists'), ...toHer }),
  /** `userId` for the record of her interest, which says whether this has left. */
  z.object({ kind: z.literal('premium-interest'), ...toHer, userId: z.string() }),
  /** To the administrator. */
  z.object({
    kind: z.literal('premium-interest-notice'),
    ...common,
    userName: z.string(),
    userEmail: z.string(),
    at: z.iso.datetime(),
  }),
  /** To the support team: what she wrote in the help centre (D21). `link` answers her. */
  z.object({
    kind: z.literal('contact'),
    ...common,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  /** Notices of V-15. */
  z.object({ kind: z.literal('password-changed'), ...toHer }),
  z.object({ kind: z.literal('second-factor-changed'), ...toHer, isOn: z.boolean() }),
  /** To the address that the account has, or had; `link` ends the change, or undoes it. */
  z.object({ kind: z.literal('email-change-asked'), ...toHer }),
  z.object({ kind: z.literal('email-changed'), ...toHer }),
  /** To the address that the account has no more. */
  z.object({ kind: z.literal('email-change-undone'), ...toHer }),
  /** Once a week to who has asked for it (D23). `stopLink` ends it with one click (RFC 8058). */
  z.object({
    kind: z.literal('weekly-update'),
    ...toHer,
    stage: z.string(),
    objective: z.string(),
    /** The next one; absent when the journey is done. */
    activity: z.optional(z.string()),
    stopLink: z.string(),
  }),
  z.object({ kind: z.literal('role-changed'), ...toHer }),
  /** Sign-ins that did not go through. `link` of the first makes the browser that opens it known. */
  z.object({ kind: z.literal('device-link'), ...toHer }),
  z.object({ kind: z.literal('failed-sign-ins'), ...toHer }),
  z.object({ kind: z.literal('wrong-codes'), ...toHer }),
  z.object({ kind: z.literal('new-device'), ...toHer, device: z.string(), at: z.iso.datetime() }),
]);
export type Mail = z.infer<typeof mailSchema>;
export type MailKind = Mail['kind'];

/** What a person reads. */
export interface Letter {
  /** Neutral: she may share her phone with the person she writes about (D28). */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of a mail that comes again and again: where one click ends it. */
  readonly stopLink?: string;
}
