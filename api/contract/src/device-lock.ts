import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Wrong PINs before the server forgets its share and ends the session. */
export const LOCK_TRIES = 10;

/** 256 bits in base64url. */
const secretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Proof of the PIN: derived from it and from a salt that only the device has, so that the server learns nothing about the PIN (D43). */
const verifierSchema = secretSchema;

/** Tells whether the calling session has a lock; without one no PIN opens what the device stores (any more). */
export const getDeviceLock = defineEndpoint({
  name: 'getDeviceLock',
  method: 'GET',
  path: '/api/account/device-lock',
  access: 'user',
  response: z.object({ isOn: z.boolean() }),
});
/**
 * Stores a share of the key to the device's data for as long as this session lives; only the verifier gets it back. Replaces an earlier
 * share. Needs a recent password confirmation (403 `confirmationRequired`), except for the first lock of a session that has just begun.
 */
export const setDeviceLock = defineEndpoint({
  name: 'setDeviceLock',
  method: 'PUT',
  path: '/api/account/device-lock',
  access: 'user',
  body: z.strictObject({ verifier: verifierSchema, share: secretSchema }),
});
/**
 * Gives the share for the verifier of the right PIN. 403 for a wrong one, with the tries that are left in its message; the tenth ends the
 * session and destroys the share: 401 with `reason`. 404 without a lock.
 */
export const openDeviceLock = defineEndpoint({
  name: 'openDeviceLock',
  method: 'POST',
  path: '/api/account/device-lock/open',
  access: 'user',
  body: z.strictObject({ verifier: verifierSchema }),
  response: z.object({ share: secretSchema }),
});
/** Deletes the server's share. Needs a recent password confirmation (403 `confirmationRequired`). */
export const removeDeviceLock = defineEndpoint({
  name: 'removeDeviceLock',
  method: 'DELETE',
  path: '/api/account/device-lock',
  access: 'user',
});
/**
 * Ends this session because its user has forgotten the PIN, as if it had been closed from elsewhere: the device is emptied and asks to sign
 * in.
 */
export const forgetDeviceLock = defineEndpoint({
  name: 'forgetDeviceLock',
  method: 'POST',
  path: '/api/account/device-lock/forget',
  access: 'user',
});
