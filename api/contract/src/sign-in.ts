import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Least characters of a password. */
export const PASSWORD_MIN = 6;
/** Most characters of a password. */
export const PASSWORD_MAX = 128;

/**
 * Version of the explicit consent text that the user accepts when activating the account (D10). Every change of the text needs a new
 * version; the server records the accepted one and refuses any other than this.
 */
export const CONSENT_VERSION = '1';

/** Length in characters as a person counts them: an emoji is one (SECURITY V-01). */
export const characters = (text: string) => Array.from(text).length;

/** A password, verified exactly as typed: neither trimmed nor truncated (SECURITY V-02). */
export const passwordSchema = z.string().check(
  z.refine((text) => characters(text) >= PASSWORD_MIN, 'La contraseña debe tener al menos 6 caracteres'),
  z.refine((text) => characters(text) <= PASSWORD_MAX, 'La contraseña puede tener 128 caracteres como máximo'),
);

/** Cookie that the page writes and the server reads: '1' where the user says at sign-in that others use this computer too (P-08). */
export const SHARED_COMPUTER_COOKIE = 'sharedComputer';

/** Roles of accounts. */
export const roleSchema = z.enum(['user', 'admin']);

/** The signed-in user, as every page knows it. `role` is the effective one. */
export const signedInUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  hasPremiumAccess: z.boolean(),
  /** An administrator who must turn on the second factor first: until then `role` is 'user' (V-12). */
  needsSecondFactor: z.optional(z.literal(true)),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;

/** Answer of the calls that sign in. */
export const userAnswerSchema = z.object({ user: signedInUserSchema });

/** Digits of an authenticator code. */
export const CODE_DIGITS = 6;

/**
 * An authenticator code, or a recovery code; spaces, dashes and case are ignored. Defined here because the sign-in needs it too, and must
 * not load the endpoints of `second-factor.ts`.
 */
export const secondFactorCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(CODE_DIGITS, 'El código está incompleto'),
    z.maxLength(40, 'El código es demasiado largo'),
  );

/** Body of `login`. */
export const loginBody = z.strictObject({
  // A user name or an e-mail address.
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'El nombre de usuario debe tener al menos 3 caracteres'),
      z.maxLength(254, 'El nombre de usuario es demasiado largo'),
    ),
  password: passwordSchema,
  /** Second factor, where the user has turned it on. */
  code: z.optional(secondFactorCodeSchema),
});
/** The user of this session. 401 without one. */
export const getCurrentUser = defineEndpoint({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/user',
  access: 'user',
  response: userAnswerSchema,
});
/** Signs in. 403 `secondFactorRequired` after the right password of a user with a second factor: retry with a `code`. */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: loginBody,
  response: userAnswerSchema,
});
/** Signs out; succeeds without a session, too. */
export const logout = defineEndpoint({ name: 'logout', method: 'POST', path: '/api/auth/logout', access: 'public' });
