import * as z from 'zod/mini';
import { emailSchema } from './account-mails.ts';
import { defineEndpoint } from './endpoint.ts';
import { usernameSchema } from './registration.ts';
import { countSchema, instantSchema, percentSchema } from './shapes.ts';

/** Most characters of a first or last name. */
export const NAME_MAX = 80;

// oxlint-disable-next-line no-control-regex -- the control characters are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

const nameSchema = z.string().check(
  z.trim(),
  z.maxLength(NAME_MAX, 'Puede tener 80 caracteres como máximo'),
  z.refine((name) => !CONTROL.test(name), 'Tiene caracteres que no se pueden usar'),
);

/** What she keeps of herself (2§2.14, D20). */
export const profileSchema = z.object({
  username: z.string(),
  /** The verified address: the one that she signs in with and that mails go to. */
  email: z.string(),
  /** An address that she has asked for and not verified yet; it takes the other's place when she opens the link sent to it. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  /** Her consent to keep intimate data: which text and when; `null` when she never gave it or has withdrawn it (D10, G-03). */
  consent: z.nullable(z.object({ version: z.string(), at: instantSchema })),
  /** Withdrawn: nothing that she writes is kept at the server until she gives it again. */
  isConsentWithdrawn: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

const profileAnswer = z.object({ profile: profileSchema });

/** Only what changes has to be sent. */
export const profileBody = z.strictObject({
  username: z.optional(usernameSchema),
  email: z.optional(emailSchema),
  firstName: z.optional(nameSchema),
  lastName: z.optional(nameSchema),
});

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  response: profileAnswer,
});
/**
 * 409 when the user name is taken. Another e-mail address needs the password again (403 `confirmationRequired`) and waits in
 * `pendingEmail` until it is verified; of an address that has an account nothing is said here, its owner gets a mail.
 */
export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/api/profile',
  access: 'user',
  body: profileBody,
  response: profileAnswer,
});
/** The three statistics of the profile, hers and true (D20). */
export const getProfileStats = defineEndpoint({
  name: 'getProfileStats',
  method: 'GET',
  path: '/api/profile/stats',
  access: 'user',
  response: z.object({
    /** Of 432 lived activities. */
    progressPercent: percentSchema,
    /** Unlocked ones, of 48. */
    seals: countSchema,
    /** Days on which she wrote, marked or completed something. */
    activeDays: countSchema,
  }),
});
