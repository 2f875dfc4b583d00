import * as z from 'zod/mini';

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
});
export type Problem = z.infer<typeof problemSchema>;
