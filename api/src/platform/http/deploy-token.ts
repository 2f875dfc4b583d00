import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The token of an Authorization header; `undefined` where there is none. */
export const tokenIn = (authorization: string): string | undefined =>
  /^Bearer ([\x21-\x7e]{1,512})$/i.exec(authorization)?.[1];

/** Whether an Authorization header carries the given bearer token; compared by hash, so that the time reveals nothing. */
export function isBearer(authorization: string, token: string): boolean {
  const given = tokenIn(authorization);
  return given !== undefined && token !== '' && timingSafeEqual(digest(given), digest(token));
}
