import * as z from 'zod/mini';
import { emailSchema } from './account-mails.ts';
import { defineEndpoint } from './endpoint.ts';
import { NAME_MAX, nameSchema, usernameSchema } from './names.ts';
import { countSchema, instantSchema, percentSchema } from './shapes.ts';
import { zoneInQuery } from './time-zone.ts';

const personNameSchema = nameSchema(NAME_MAX);

/** The user's profile (2§2.14, D20). */
export const profileSchema = z.object({
  username: z.string(),
  /** The verified address, used for sign-in and for mails. */
  email: z.string(),
  /** A requested address, not verified yet; it replaces `email` when the user opens the link sent to it. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  /** Consent to store intimate data: which text and when; `null` when it was never given or was withdrawn (D10, G-03). */
  consent: z.nullable(z.object({ version: z.string(), at: instantSchema })),
  /** The user withdrew the consent: until a new one the server stores no text of the user. */
  isConsentWithdrawn: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

const profileAnswer = z.object({ profile: profileSchema });

/** Changes of the profile; unchanged fields may be left out. */
export const profileBody = z.strictObject({
  username: z.optional(usernameSchema),
  email: z.optional(emailSchema),
  firstName: z.optional(personNameSchema),
  lastName: z.optional(personNameSchema),
});

/** The user's profile. */
export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  response: profileAnswer,
});
/**
 * 409 when the user name is taken. A new e-mail address needs a recent password confirmation (403 `confirmationRequired`) and stays in
 * `pendingEmail` until it is verified; whether it has an account is not revealed here, its owner gets a mail.
 */
export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  body: profileBody,
  response: profileAnswer,
});
/** The three statistics of the user's profile, computed from real data (D20). */
export const getProfileStats = defineEndpoint({
  name: 'getProfileStats',
  method: 'GET',
  path: '/api/profile/stats',
  access: 'user',
  query: zoneInQuery,
  response: z.object({
    /** Percentage of the 432 activities. */
    progressPercent: percentSchema,
    /** Unlocked seals, of 48. */
    seals: countSchema,
    /** Days on which the user wrote, marked or completed something. */
    activeDays: countSchema,
  }),
});
