import * as z from 'zod';

/**
 * Every mail of the product (D11). `link` is the target of its one button; it is created when the mail is queued, from the public address
 * and never from a header of the request (V-14).
 */
const common = { to: z.string(), link: z.string() };
const toUser = { ...common, username: z.string() };
/**
 * Fields of a mail about an account's safety. The id names the account, as a user name may change, or become another account's, before
 * delivery.
 */
const aboutAccount = { ...toUser, userId: z.string() };

/** Warnings that a second address gets as a copy, and the notice that it gets no more. */
export const warningSchema = z.enum([
  'password-changed',
  'second-factor-changed',
  'email-change-asked',
  'email-changed',
  'new-device',
  'device-link',
  'failed-sign-ins',
  'wrong-codes',
  'address-removed',
]);

export const mailSchema = z.discriminatedUnion('kind', [
  /**
   * Link that verifies an address. `isChange`: it is to replace the current one. `code`: of a registration, typed in the browser that
   * registered. `userId`: the account of a change, which does not have the address yet.
   */
  z.object({
    kind: z.literal('verification'),
    ...toUser,
    code: z.optional(z.string()),
    isChange: z.optional(z.literal(true)),
    userId: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('reset'), ...toUser }),
  /** Somebody registered with an address that has an account (V-10). */
  z.object({ kind: z.literal('account-exists'), ...toUser }),
  /** Answer to a user who wants premium; `userId` names the record of the interest, which stores whether this mail was sent. */
  z.object({ kind: z.literal('premium-interest'), ...toUser, userId: z.string() }),
  /** Notice for the administrator that a user wants premium. */
  z.object({
    kind: z.literal('premium-interest-notice'),
    ...common,
    userName: z.string(),
    userEmail: z.string(),
    at: z.iso.datetime(),
  }),
  /** The user's message from the help centre, for the support team (D21). `link` replies to the user. */
  z.object({
    kind: z.literal('contact'),
    ...common,
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  /** Notices of V-15. */
  z.object({ kind: z.literal('password-changed'), ...aboutAccount }),
  z.object({ kind: z.literal('second-factor-changed'), ...aboutAccount, isOn: z.boolean() }),
  /** Notices to the address that the account has, or had; `link` cancels the change, or reverts it. */
  z.object({ kind: z.literal('email-change-asked'), ...aboutAccount }),
  z.object({ kind: z.literal('email-changed'), ...aboutAccount }),
  /** Notice to the address that the account no longer has. */
  z.object({ kind: z.literal('email-change-undone'), ...aboutAccount }),
  /** Weekly mail to users who opted in (D23). `stopLink` unsubscribes with one click (RFC 8058). */
  z.object({
    kind: z.literal('weekly-update'),
    ...toUser,
    stage: z.string(),
    objective: z.string(),
    /** The next activity; absent when the journey is complete. */
    activity: z.optional(z.string()),
    /** A discreet mail says nothing of the journey; the fields above are empty then. */
    isDiscreet: z.optional(z.literal(true)),
    stopLink: z.string(),
  }),
  /** Reminder at the user's hour, if no browser could be reached; neutral. `stopLink` unsubscribes with one click. */
  z.object({ kind: z.literal('reminder'), ...toUser, stopLink: z.string() }),
  /** Request to confirm a second address, which may be somebody else's: a discreet mail names no product, and its links grant nothing. */
  z.object({ kind: z.literal('warning-address'), ...aboutAccount }),
  z.object({
    kind: z.literal('warning-copy'),
    ...aboutAccount,
    warning: warningSchema,
    stopLink: z.optional(z.string()),
  }),
  /** Notice to the account's own address. */
  z.object({ kind: z.literal('warning-address-changed'), ...aboutAccount, isSet: z.boolean() }),
  z.object({ kind: z.literal('role-changed'), ...toUser }),
  /** Warnings of failed sign-ins. `link` of the first makes the browser that opens it a known device. */
  z.object({ kind: z.literal('device-link'), ...aboutAccount }),
  z.object({ kind: z.literal('failed-sign-ins'), ...aboutAccount }),
  z.object({ kind: z.literal('wrong-codes'), ...aboutAccount }),
  z.object({ kind: z.literal('new-device'), ...aboutAccount, device: z.string(), at: z.iso.datetime() }),
]);
export type Mail = z.infer<typeof mailSchema>;
export type MailKind = Mail['kind'];

/** The rendered mail. */
export interface RenderedEmail {
  /** Subject; neutral, as the user may share the phone with the person written about (D28). */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Unsubscribe link of a recurring mail, for one click. */
  readonly stopLink?: string;
}
