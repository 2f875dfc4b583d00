import type { Endpoint } from '@app/contract/endpoint';
import { HTTPError } from 'ky';
import { ApiError, client, NetworkError, pathOf } from './call.ts';
import { accountHeaders } from './page-account.ts';

const UNCHANGED = 304;

/**
 * The entity tag that the answer of a reading call has now. Asks on condition of the one that is known, so that an unchanged answer
 * costs a 304 without a body; of a changed one only the tag is read; the contents need a call.
 * @returns `null` from a server that gives no tag
 * @throws ApiError on a non-OK answer, NetworkError when there was none
 */
export async function revisionOf(
  endpoint: Endpoint,
  known: string | null,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const response = await client(new URL(pathOf(endpoint, undefined), window.location.href), {
      // Past the browser's own cache, which would hide the 304.
      cache: 'no-store',
      headers: { ...accountHeaders(), ...(known === null ? {} : { 'If-None-Match': known }) },
      ...(signal ? { signal } : {}),
    });
    await response.body?.cancel();
    return response.headers.get('ETag');
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === UNCHANGED) return known;
    if (error instanceof HTTPError) throw await ApiError.of(error.response);
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw new NetworkError(error);
  }
}
