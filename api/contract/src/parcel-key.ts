import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** 256 bits in base64url. */
const numberSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** The account's public key as a JSON Web Key (RFC 7517): P-256, for ECDH. It seals for the account and opens nothing. */
export const parcelKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: numberSchema,
  y: numberSchema,
});
export type ParcelKey = z.infer<typeof parcelKeySchema>;

/** The same key with its private half. */
export const parcelOpenerSchema = z.extend(parcelKeySchema, { d: numberSchema });
export type ParcelOpener = z.infer<typeof parcelOpenerSchema>;

/** The key by which a device seals edits for the account, in case its session ends before the server has them (D42). */
export const getParcelKey = defineEndpoint({
  name: 'getParcelKey',
  method: 'GET',
  path: '/api/account/parcel-key',
  access: 'user',
  response: parcelKeySchema,
});

/** The key that opens a parcel; a device asks for it only if it holds a parcel of the account. */
export const getParcelOpener = defineEndpoint({
  name: 'getParcelOpener',
  method: 'GET',
  path: '/api/account/parcel-key/private',
  access: 'user',
  response: parcelOpenerSchema,
});
