import type { Endpoint, ResponseOf } from '@app/contract/endpoint';
import { type CallArguments, callWithHeaders } from './call.ts';

/** A page of a list, as its headers describe it. */
export interface Page<T> {
  readonly rows: T;
  /** Cursor of the next page; `undefined` on the last one. */
  readonly next: string | undefined;
  /** `X-Total-Count`: a number, or `200+` where not all were counted; `undefined` where the server does not say. */
  readonly total: string | undefined;
  /** `X-Pending-Count`: of a list of things to be done, how many are not. */
  readonly pending: string | undefined;
}

/** Cursor of the address that `Link: <…>; rel="next"` names (RFC 8288). */
function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return address ? (new URL(address, window.location.href).searchParams.get('cursor') ?? undefined) : undefined;
}

/**
 * Makes a call that answers a page of a list.
 * @throws ApiError on a non-OK answer, NetworkError when there was none
 */
export async function callPage<E extends Endpoint>(endpoint: E, args: CallArguments<E>): Promise<Page<ResponseOf<E>>> {
  const { body, headers } = await callWithHeaders(endpoint, args);
  return {
    rows: body,
    next: nextCursor(headers.get('Link')),
    total: headers.get('X-Total-Count') ?? undefined,
    pending: headers.get('X-Pending-Count') ?? undefined,
  };
}
