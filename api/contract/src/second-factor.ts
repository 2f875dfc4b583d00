import * as z from 'zod/mini';
import { secondFactorCodeSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { countSchema } from './shapes.ts';

const codeBody = z.strictObject({ code: secondFactorCodeSchema });

const recoveryCodesSchema = z.object({
  /** Each is worth one sign-in without her phone. They are never shown again: only their hashes are kept. */
  recoveryCodes: z.array(z.string()),
});

/** Her second factor (V-12): codes of an authenticator (RFC 6238) asked for at sign-in, if she wants it. */
export const getSecondFactor = defineEndpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'user',
  response: z.object({
    isOn: z.boolean(),
    /** The operator demands it of her: she administers. */
    isDemanded: z.boolean(),
    recoveryCodesLeft: countSchema,
  }),
});
/**
 * A new secret for her authenticator; nothing is asked for at sign-in until a first code has shown that it arrived there. Needs the
 * password again (403 `confirmationRequired`). 409 while the second factor is on.
 */
export const beginSecondFactor = defineEndpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'user',
  response: z.object({
    /** Base32, to be typed where no picture can be taken. */
    secret: z.string(),
    /** `otpauth://…`, for the picture. */
    uri: z.string(),
  }),
});
/** Turns it on with a first code; 400 when it is wrong, 409 when nothing was begun. Needs the password again. A mail tells her. */
export const turnOnSecondFactor = defineEndpoint({
  name: 'turnOnSecondFactor',
  method: 'PUT',
  path: '/api/account/second-factor',
  access: 'user',
  body: codeBody,
  response: recoveryCodesSchema,
});
/** Turns it off with a code; 400 when it is wrong, 409 where it is demanded of her. Needs the password again. A mail tells her. */
export const turnOffSecondFactor = defineEndpoint({
  name: 'turnOffSecondFactor',
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: 'user',
  body: codeBody,
});
/** New recovery codes for those that are left; 400 when the code is wrong, 409 while it is off. Needs the password again. */
export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'user',
  body: codeBody,
  response: recoveryCodesSchema,
});
