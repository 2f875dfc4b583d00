import * as z from 'zod/mini';
import { characters } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { instantSchema, objectIdParams } from './shapes.ts';

export const DEVICE_NAME_MAX = 40;

/** Controls, marks of direction, zero-width and other invisible characters; not the one that makes a sign a coloured picture. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}/u;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** What the user calls a device: 'El móvil', 'El portátil del trabajo'. */
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
  /** As its owner would name it: 'Firefox en Android'. */
  device: z.string(),
  /** False where there is only a session: it can be ended, not named. */
  isKnown: z.boolean(),
  /** Given by the user. */
  name: z.nullable(z.string()),
  /** Of the last sign-in, as the operator's own file has it; forgotten after thirty days. */
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  firstSeenAt: instantSchema,
  /** To the minute. */
  lastSeenAt: instantSchema,
  /** The one that asks. */
  isCurrent: z.boolean(),
  isSignedIn: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** The one that asks first, then the one seen last. */
export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/api/account/devices',
  access: 'user',
  response: z.array(deviceSchema),
});

/** `null` takes the name away. 404 for a device that the account does not know. */
export const nameDevice = defineEndpoint({
  name: 'nameDevice',
  method: 'PATCH',
  path: '/api/account/devices/:id',
  access: 'user',
  params: objectIdParams,
  body: z.strictObject({ name: z.nullable(deviceNameSchema) }),
});

/** The browser is unknown again, and its sessions end. */
export const forgetDevice = defineEndpoint({
  name: 'forgetDevice',
  method: 'DELETE',
  path: '/api/account/devices/:id',
  access: 'user',
  params: z.object({
    id: z.string().check(z.regex(/^([0-9a-f]{24}|[A-Za-z0-9_-]{43})$/, 'El identificador no es válido')),
  }),
});
