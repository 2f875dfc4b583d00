import type { BodyInputOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@app/contract/endpoint';
import { type Problem, problemSchema } from '@app/contract/problem';
import ky, { HTTPError } from 'ky';
import { $ZodError } from 'zod/v4/core';
import * as z from 'zod/mini';
import { accountHeaders, noteStatus } from './page-account.ts';

/** A non-OK answer. `message` is the status code, a colon, a space and the body text, or the status text if the body is empty (1§8). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The parsed body; `undefined` when it is no problem of ours. */
    readonly problem: Problem | undefined,
    /** How long the server asks to wait before the next attempt. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  static async of(response: Response): Promise<ApiError> {
    const text = await response.text();
    const message = `${response.status}: ${text || response.statusText}`;
    const seconds = Number(response.headers.get('retry-after'));
    return new ApiError(response.status, message, problemOf(text), seconds > 0 ? seconds * 1000 : undefined);
  }
}

/** No answer at all: offline, the server gone, or a time-out. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause });
    this.name = 'NetworkError';
  }
}

type Needs<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: T };
type PathValues<T> = { readonly [K in keyof T]: string | number };
/** Arguments of a call: exactly the parameters, query and body that the endpoint declares. */
export type CallArguments<E extends Endpoint> = Needs<
  'params',
  ParamsOf<E> extends undefined ? undefined : PathValues<ParamsOf<E>>
> &
  Partial<Needs<'query', QueryOf<E>>> &
  Needs<'body', BodyInputOf<E>> & {
    readonly signal?: AbortSignal;
    /** Goes on when the page is left: for what is told on the way out. */
    readonly keepalive?: boolean;
    /** For the shell alone: another account than the page's, or '' for any, as where it asks whose the session is. */
    readonly account?: string;
  };

const TIMEOUT_MS = 20_000;
/** 80 kbit/s: the line of a phone at the edge of its network. */
const SLOWEST_BYTES_PER_MS = 10;
/** For this folder alone: everybody else makes calls of the contract. */
export const client = ky.create({
  credentials: 'include',
  retry: 0,
  timeout: TIMEOUT_MS,
  throwHttpErrors: true,
  hooks: { afterResponse: [(_request, _options, { status }) => noteStatus(status)] },
});

/** The address of a call: the endpoint's path with its parameters filled in. */
export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, string | number>> | undefined): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
}

/**
 * Makes a call of the contract: every call of the API with a JSON answer goes through here. Sends the session cookie, and a JSON body only
 * when there is one (1§7). Shows nothing itself: the caller decides between toast, text and boundary.
 * @throws ApiError on a non-OK answer, NetworkError when there was none
 */
export async function call<E extends Endpoint>(endpoint: E, args: CallArguments<E>): Promise<ResponseOf<E>> {
  return (await callWithHeaders(endpoint, args)).body;
}

/** As `call`, with the headers of the answer; for this folder alone. */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E>,
): Promise<{ readonly body: ResponseOf<E>; readonly headers: Headers }> {
  const { params, query, body, signal, keepalive, account } = args as {
    [K in 'params' | 'query']?: Record<string, string | number>;
  } & {
    body?: unknown;
    signal?: AbortSignal;
    keepalive?: boolean;
    account?: string;
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  // The answer cannot come before the body has gone out: after weeks offline that takes a slow line longer than the wait for an answer.
  const timeout = TIMEOUT_MS + (text?.length ?? 0) / SLOWEST_BYTES_PER_MS;
  try {
    const response = await client(new URL(pathOf(endpoint, params), window.location.href), {
      method: endpoint.method,
      timeout,
      headers: { ...accountHeaders(account), ...(text === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(text === undefined ? {} : { body: text }),
      ...(query ? { searchParams: query } : {}),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    const { headers } = response;
    if (!endpoint.response) return { body: undefined as ResponseOf<E>, headers };
    return { body: z.parse(endpoint.response, await response.json()) as ResponseOf<E>, headers };
  } catch (error) {
    if (error instanceof HTTPError) throw await ApiError.of(error.response);
    // A wrong shape is a fault of ours, an abort is the caller's wish; only what remains is the network.
    if (error instanceof $ZodError || (error instanceof Error && error.name === 'AbortError')) throw error;
    throw new NetworkError(error);
  }
}

/** As `call`, but a 401 is `null` instead of an error (2§7: stage calls). */
export async function callOrNull<E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E>,
): Promise<ResponseOf<E> | null> {
  try {
    return await call(endpoint, args);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function problemOf(text: string): Problem | undefined {
  try {
    const result = z.safeParse(problemSchema, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
