import * as z from 'zod/mini';
import { emailSchema } from './account-mails.ts';
import { passwordSchema, secondFactorCodeSchema } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { usernameSchema } from './names.ts';
import { messageSchema } from './shapes.ts';

// Calls of the links in mails and of the first start. A separate module: the sign-in, which every visitor loads, does not need it.

/** 256 random bits in base64url (SECURITY V-13). */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'El enlace no es válido'));

const CONSENT_MISSING = 'Hace falta tu consentimiento. Recarga la página para leerlo.';

/** Body of calls that need the token of a link and nothing else. */
export const tokenBody = z.strictObject({ token: tokenSchema });
/** Body of `resetPassword`. */
export const resetBody = z.strictObject({ token: tokenSchema, newPassword: passwordSchema });

/**
 * Creates the account of a registration, with the consent to store intimate data (400 without it, or to another version of the text: G-03),
 * and signs in. In another browser than the registering one it needs the password: 403 `confirmationRequired` without it. 409 if the user
 * name was taken meanwhile: retry with another `username`.
 */
export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  body: z.strictObject({
    token: tokenSchema,
    consentVersion: z.string(CONSENT_MISSING).check(z.maxLength(20, CONSENT_MISSING)),
    password: z.optional(passwordSchema),
    username: z.optional(usernameSchema),
  }),
  response: messageSchema,
});
/** The six digits beside the link of a registration's mail; blanks are ignored, as the mail groups them. */
export const mailedCodeSchema = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, 'El código tiene seis cifras'),
);

/**
 * Like `verifyEmail`, by the code of the same mail: only in the browser that registered. The same 400 for a wrong, used, or expired code,
 * and after five wrong ones: then only the link, or a new mail, helps.
 */
export const verifyCode = defineEndpoint({
  name: 'verifyCode',
  method: 'POST',
  path: '/api/auth/verify-code',
  access: 'public',
  body: z.strictObject({
    code: mailedCodeSchema,
    consentVersion: z.string(CONSENT_MISSING).check(z.maxLength(20, CONSENT_MISSING)),
    username: z.optional(usernameSchema),
  }),
  response: messageSchema,
});
/**
 * Replaces the account's address with the one that the link was sent to: in a live session of that account, or with its password (403
 * `confirmationRequired` without it) and code (403 `secondFactorRequired`). 400 used, wrong or expired link.
 */
export const confirmEmailChange = defineEndpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/api/auth/confirm-email-change',
  access: 'public',
  body: z.strictObject({
    token: tokenSchema,
    password: z.optional(passwordSchema),
    code: z.optional(secondFactorCodeSchema),
  }),
  response: messageSchema,
});
/**
 * 'No he sido yo': cancels a requested change of address, or undoes it, by the link sent to the former address. All sessions and the
 * password end too; `resetToken` is for `resetPassword`. 400 used, wrong or expired link; 409 if the address belongs to another account.
 */
export const undoEmailChange = defineEndpoint({
  name: 'undoEmailChange',
  method: 'POST',
  path: '/api/auth/undo-email-change',
  access: 'public',
  body: tokenBody,
  response: z.object({ message: z.string(), resetToken: tokenSchema }),
});
/** Makes this browser a known device of the account; signing in still takes the password. 400 used, wrong or expired link. */
export const confirmDevice = defineEndpoint({
  name: 'confirmDevice',
  method: 'POST',
  path: '/api/auth/confirm-device',
  access: 'public',
  body: tokenBody,
  response: messageSchema,
});
/** Checks the link without using its token up; only the status of the answer matters (SECURITY V-14). */
export const validateResetToken = defineEndpoint({
  name: 'validateResetToken',
  method: 'POST',
  path: '/api/auth/validate-reset-token',
  access: 'public',
  body: tokenBody,
  response: messageSchema,
});
/**
 * Sets a new password; ends all sessions and voids all other links of the account (V-13). 400 used, wrong or expired link, or refused
 * password.
 */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  body: resetBody,
  response: messageSchema,
});
/** Creates the first administrator (D12); 410 when one exists. */
export const setupAdmin = defineEndpoint({
  name: 'setupAdmin',
  method: 'POST',
  path: '/api/setup/admin',
  access: 'public',
  body: z.strictObject({ token: tokenSchema, username: usernameSchema, email: emailSchema, password: passwordSchema }),
  response: messageSchema,
  status: 201,
});
