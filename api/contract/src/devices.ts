import * as z from 'zod/mini';
import { characters } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { instantSchema, objectIdParams } from './shapes.ts';

/** Most characters of a name. */
export const DEVICE_NAME_MAX = 40;

/** Control, bidirectional, zero-width and other invisible characters, except the variation selector for emoji. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}/u;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** The user's name for a device: 'El móvil', 'El portátil del trabajo'. */
export const deviceNameSchema = z.string().check(
  z.normalize('NFKC'),
  z.trim(),
  z.refine((name) => VISIBLE.test(name), 'Escribe un nombre'),
  z.refine((name) => characters(name) <= DEVICE_NAME_MAX, 'El nombre puede tener 40 caracteres como máximo'),
  z.refine((name) => !INVISIBLE.test(name), 'El nombre tiene caracteres que no se pueden usar'),
);

/** A browser that the account knows, or that is signed in without being known (any more): one list for both (S-06, V-15). */
export const deviceSchema = z.object({
  id: z.string(),
  /** Browser and system in the user's words: 'Firefox en Android'. */
  device: z.string(),
  /** False if there is only a session: it can be ended, but not named. */
  isKnown: z.boolean(),
  /** Name chosen by the user. */
  name: z.nullable(z.string()),
  /** Place of the last sign-in, from the operator's own database file; deleted after thirty days. */
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  firstSeenAt: instantSchema,
  /** Accurate to the minute. */
  lastSeenAt: instantSchema,
  /** The device of this request. */
  isCurrent: z.boolean(),
  isSignedIn: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** The calling device first, then by last use. */
export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/account/devices',
  access: 'user',
  response: z.array(deviceSchema),
});

/** Names a device; `null` deletes the name. 404 for an unknown device. */
export const nameDevice = defineEndpoint({
  name: 'nameDevice',
  method: 'PATCH',
  path: '/api/account/devices/:id',
  access: 'user',
  params: objectIdParams,
  body: z.strictObject({ name: z.nullable(deviceNameSchema) }),
});

/** Forgets a known browser, and ends its sessions. */
export const forgetDevice = defineEndpoint({
  name: 'forgetDevice',
  method: 'DELETE',
  path: '/api/account/devices/:id',
  access: 'user',
  params: z.object({
    id: z.string().check(z.regex(/^([0-9a-f]{24}|[A-Za-z0-9_-]{43})$/, 'El identificador no es válido')),
  }),
});

/** Forgets every known browser but the calling one, and ends all other sessions: somebody else was in the account. */
export const forgetOtherDevices = defineEndpoint({
  name: 'forgetOtherDevices',
  method: 'DELETE',
  path: '/api/account/devices',
  access: 'user',
});
