import * as z from 'zod/mini';
import { secondFactorCodeSchema } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { countSchema } from './shapes.ts';

const codeBody = z.strictObject({ code: secondFactorCodeSchema });

const recoveryCodesSchema = z.object({
  /** Codes that each allow one sign-in without the authenticator. They are never shown again: only their hashes are stored. */
  recoveryCodes: z.array(z.string()),
});

/** The user's optional second factor (V-12): authenticator codes (RFC 6238), required at sign-in. */
export const getSecondFactor = defineEndpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'user',
  response: z.object({
    isOn: z.boolean(),
    /** The operator requires it of this user, an administrator. */
    isDemanded: z.boolean(),
    recoveryCodesLeft: countSchema,
  }),
});
/**
 * Creates a secret for the user's authenticator; sign-in requires no code until a first one has proved that the secret was stored. Needs a
 * recent password confirmation (403 `confirmationRequired`). 409 while the second factor is on.
 */
export const beginSecondFactor = defineEndpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'user',
  response: z.object({
    /** Base32, for typing where the QR code cannot be scanned. */
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    uri: z.string(),
  }),
});
/**
 * Turns the second factor on with a first code; 400 when it is wrong, 409 when nothing was begun. Needs a recent password confirmation. A
 * mail notifies the user.
 */
export const turnOnSecondFactor = defineEndpoint({
  name: 'turnOnSecondFactor',
  method: 'PUT',
  path: '/api/account/second-factor',
  access: 'user',
  body: codeBody,
  response: recoveryCodesSchema,
});
/**
 * Turns the second factor off with a code; 400 when it is wrong, 409 where the operator requires it of the user. Needs a recent password
 * confirmation. A mail notifies the user.
 */
export const turnOffSecondFactor = defineEndpoint({
  name: 'turnOffSecondFactor',
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'user',
  body: codeBody,
});
/** Replaces the remaining recovery codes; 400 when the code is wrong, 409 while it is off. Needs a recent password confirmation. */
export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'user',
  body: codeBody,
  response: recoveryCodesSchema,
});
