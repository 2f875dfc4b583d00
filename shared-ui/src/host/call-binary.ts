import type { Endpoint, ResponseOf } from '@app/contract/endpoint';
import { ApiError, NetworkError, pathOf } from '@app/shared-ui/host';
import * as z from 'zod/mini';
import { accountHeaders, noteStatus } from './page-account.ts';

interface BinaryArguments {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as it is, under its own type. */
  readonly body?: Blob;
  /** How long the whole exchange may take; without it, as long as it takes: that depends on size and line. */
  readonly timeoutMs?: number;
}

type BinaryAnswer<E extends Endpoint> = [NonNullable<E['response']>] extends [never] ? Blob : ResponseOf<E>;

/**
 * As `call` of the host, for endpoints whose request or answer are bytes (`bodyTypes`, `responseTypes`). A module of its own, which only those
 * who need it load.
 * @returns the answer's bytes, or its JSON where the endpoint has a `response`
 * @throws ApiError on a non-OK answer, NetworkError when there was none
 */
export async function callBinary<E extends Endpoint>(
  endpoint: E,
  { params, query, body, timeoutMs }: BinaryArguments = {},
): Promise<BinaryAnswer<E>> {
  const response = await fetch(`${pathOf(endpoint, params)}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...accountHeaders(), ...(body ? { 'Content-Type': body.type } : {}) },
    ...(body ? { body } : {}),
    ...(timeoutMs ? { signal: AbortSignal.timeout(timeoutMs) } : {}),
  }).catch(lost);
  noteStatus(response.status);
  if (!response.ok) throw await ApiError.of(response);
  const answer: unknown = endpoint.response
    ? z.parse(endpoint.response, await response.json().catch(lost))
    : await response.blob().catch(lost);
  return answer as BinaryAnswer<E>;
}

function lost(error: unknown): never {
  throw new NetworkError(error);
}
