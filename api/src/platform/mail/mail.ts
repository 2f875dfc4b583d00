import * as z from 'zod';

/**
 * Every mail of the product (D11). `link` is the target of its one button; it is created when the mail is queued, from the public address
 * and never from a header of the request (V-14).
 */
const common = { to: z.string(), link: z.string() };
const toUser = { ...common, username: z.string() };

export const mailSchema = z.discriminatedUnion('kind', [
  /** `isChange`: for a new address that is to replace the current one. */
  z.object({ kind: z.literal('verification'), ...toUser, isChange: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('reset'), ...toUser }),
  /** Somebody registered with an address that has an account (V-10). */
  z.object({ kind: z.literal('account-exists'), ...toUser }),
  /** `userId` of the record of interest, which stores whether this mail was sent. */
  z.object({ kind: z.literal('premium-interest'), ...toUser, userId: z.string() }),
  /** To the administrator. */
  z.object({
    kind: z.literal('premium-interest-notice'),
    ...common,
    userName: z.string(),
    userEmail: z.string(),
    at: z.iso.datetime(),
  }),
  /** To the support team: the user's message from the help centre (D21). `link` replies to the user. */
  z.object({
    kind: z.literal('contact'),
    ...common,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  /** Notices of V-15. */
  z.object({ kind: z.literal('password-changed'), ...toUser }),
  z.object({ kind: z.literal('second-factor-changed'), ...toUser, isOn: z.boolean() }),
  /** To the address that the account has, or had; `link` cancels the change, or reverts it. */
  z.object({ kind: z.literal('email-change-asked'), ...toUser }),
  z.object({ kind: z.literal('email-changed'), ...toUser }),
  /** To the address that the account no longer has. */
  z.object({ kind: z.literal('email-change-undone'), ...toUser }),
  /** Once a week to users who opted in (D23). `stopLink` unsubscribes with one click (RFC 8058). */
  z.object({
    kind: z.literal('weekly-update'),
    ...toUser,
    stage: z.string(),
    objective: z.string(),
    /** The next activity; absent when the journey is complete. */
    activity: z.optional(z.string()),
    /** Says nothing of the journey; the fields above are empty then. */
    isDiscreet: z.optional(z.literal(true)),
    stopLink: z.string(),
  }),
  z.object({ kind: z.literal('role-changed'), ...toUser }),
  /** Failed sign-ins. `link` of the first makes the browser that opens it a known device. */
  z.object({ kind: z.literal('device-link'), ...toUser }),
  z.object({ kind: z.literal('failed-sign-ins'), ...toUser }),
  z.object({ kind: z.literal('wrong-codes'), ...toUser }),
  z.object({ kind: z.literal('new-device'), ...toUser, device: z.string(), at: z.iso.datetime() }),
]);
export type Mail = z.infer<typeof mailSchema>;
export type MailKind = Mail['kind'];

/** The rendered mail. */
export interface RenderedEmail {
  /** Neutral: the user may share the phone with the person written about (D28). */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of a recurring mail: the link that unsubscribes with one click. */
  readonly stopLink?: string;
}
