import * as z from 'zod/mini';

/**
 * Why a session has ended: closed from elsewhere, a new password, the account blocked, the account deleted (D42). One that expires, or that
 * its own browser ends, has no reason.
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
  /** With a 401: the session of the request's cookie was ended. The device keeps nothing of the account any more. */
  reason: z.optional(endReasonSchema),
});
export type Problem = z.infer<typeof problemSchema>;
