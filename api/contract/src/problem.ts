import * as z from 'zod/mini';

/**
 * Reason why somebody ended a session: closed from elsewhere, a new password, the account blocked, the account deleted (D42). A session
 * that expires, or that its own browser ends, has none.
 */
export const endReasonSchema = z.enum(['ended', 'password_changed', 'blocked', 'deleted']);
export type EndReason = z.infer<typeof endReasonSchema>;

/**
 * Body of every error answer (D14): a Spanish message and, by case, what the client reacts to. `fields` names each wrong field of a 400.
 */
export const problemSchema = z.object({
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requiresPremium: z.optional(z.literal(true)),
  requiresVerification: z.optional(z.literal(true)),
  confirmationRequired: z.optional(z.literal(true)),
  secondFactorRequired: z.optional(z.literal(true)),
  linkSent: z.optional(z.literal(true)),
  lockedBy: z.optional(z.string()),
  preview: z.optional(z.string()),
  /** Reason why the session of the request's cookie was ended (401): the device then deletes all that it has of the account. */
  reason: z.optional(endReasonSchema),
});
export type Problem = z.infer<typeof problemSchema>;
