import type { Endpoint } from '@app/contract/endpoint';

/** An endpoint's answer: a status (200) and a body, a call that never arrives, or either as a function of the call. */
export type FakeAnswer =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | 'no network';
export type CallAnswer = readonly [
  endpoint: Endpoint,
  answer: FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>),
];

/** A recorded call. @public the declared type of what `answerCalls` and `renderWithHost` return has its name */
export interface FakeCall {
  /** The contract's name of the endpoint. */
  readonly name: string;
  readonly path: string;
  /** Values of the path's parameters, as text. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body; `undefined` without one. */
  readonly body: unknown;
}

/**
 * A fake `fetch` that answers the given endpoints and records calls. Of two answers for one endpoint the later wins, so that a test can
 * override its set-up. A call without an answer fails like a lost network and logs an error; offline, every call fails so.
 */
export function createFakeFetch(answers: readonly CallAnswer[], isOffline = false) {
  const calls: FakeCall[] = [];
  const routes = answers
    .map(([endpoint, answer]) => ({ endpoint, answer, pattern: patternOf(endpoint.path) }))
    .toReversed();

  const fakeFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const route = routes.find(({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(pathname));
    if (!route) {
      console.error(`No answer was given for ${request.method} ${pathname}`);
      throw new TypeError('Failed to fetch');
    }
    const text = await request.text();
    const call: FakeCall = {
      name: route.endpoint.name,
      path: pathname,
      params: route.pattern.exec(pathname)?.groups ?? {},
      query: searchParams,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const answer = typeof route.answer === 'function' ? await route.answer(call) : route.answer;
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    const status = answer.status ?? route.endpoint.status ?? 200;
    const body =
      answer.body === undefined ? null : typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(body, { status, headers: { 'content-type': 'application/json', ...answer.headers } });
  };
  return { calls, fetch: fakeFetch };
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
