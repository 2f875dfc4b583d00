import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { drawingHashSchema } from './sync.ts';

/** Largest drawing, in bytes and in pixels of a side (SECURITY X-12). */
export const DRAWING_BYTES = 5 * 1024 * 1024;
/** Longest side of a drawing, in pixels. */
export const DRAWING_SIDE = 4096;
/** Quota of all drawings of an account, in bytes. */
export const DRAWINGS_BYTES = 500 * 1024 * 1024;

/** A drawing by the SHA-256 of its bytes, in hexadecimal. */
export const drawingParams = z.object({ sha256: drawingHashSchema });

/** Path of a drawing; documents reference it by its hash alone. */
export const drawingPath = (sha256: string): string => `/api/drawings/${sha256}`;

/**
 * Stores the raw bytes of a picture under their SHA-256, unchanged. Idempotent: 200 if they were stored already; 413 over 5 MB or when the
 * account is full, 415 another media type, 422 bytes that are no such picture or have another hash.
 */
export const putDrawing = defineEndpoint({
  name: 'putDrawing',
  method: 'PUT',
  path: '/api/drawings/:sha256',
  access: 'user',
  params: drawingParams,
  bodyTypes: ['image/png', 'image/webp'],
  status: 201,
  repeatedStatus: 200,
});

/** Returns a drawing to its owner; 404 for all others. */
export const getDrawing = defineEndpoint({
  name: 'getDrawing',
  method: 'GET',
  path: '/api/drawings/:sha256',
  access: 'user',
  params: drawingParams,
  responseTypes: ['image/png', 'image/webp'],
});
