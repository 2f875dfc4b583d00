import { setImmediate } from 'node:timers/promises';
import type Router from '@koa/router';
import {
  type Access,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseInputOf,
  successStatus,
} from '@app/contract/endpoint';
import type { Context } from 'koa';
import * as z from 'zod';
import { type CurrentUser, requireAccess, requireLiveToken } from './access.ts';
import { invalid, wrongMediaType } from '../errors.ts';
import { readJson, refuseBody } from './json-body.ts';
import { type Load, makeAnswerInTurn, withinLimits } from '../limits/load.ts';
import { messages } from '../messages.ts';

/** The input of a handler, already validated. */
export interface Call<E extends Endpoint> {
  /** The signed-in user; present whenever the endpoint's access is `user` or `admin`. */
  readonly user: E['access'] extends 'user' | 'admin' ? CurrentUser : CurrentUser | undefined;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The request, for headers, cookies and the caller's address only. */
  readonly ctx: Context;
}

/** Returned by a handler for the endpoint's alternative success: its `repeatedStatus`. */
export const REPEATED = Symbol('repeated');

const LONG_TEXT = 64_000;

type Answer<E extends Endpoint> = (E['response'] extends undefined ? void : ResponseInputOf<E>) | typeof REPEATED;

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;

/** An endpoint as logs and metrics name it: the pattern, never values. */
interface RegisteredEndpoint {
  readonly name: string;
  readonly access: Access;
}

function check<S extends z.core.$ZodType>(schema: S | undefined, value: unknown): z.core.output<S> | undefined {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (!result.success) throw invalid(fieldsOf(result.error));
  return result.data;
}

/** Names every invalid field (D14): `{ email: 'Ingresa un email válido' }`; faults of the whole body are under `body`. */
function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key] = messages.unknownField;
    } else {
      fields[issue.path.map(String).join('.') || 'body'] ??= issue.message;
    }
  }
  return fields;
}

/** Reads a JSON body; one of another declared type stays on the stream for the handler (`readBinary`). */
async function readBody(endpoint: Endpoint, ctx: Context): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined;
  if (endpoint.bodyTypes) {
    if (!ctx.is([...endpoint.bodyTypes])) throw wrongMediaType();
    return undefined;
  }
  // Also of a call without a body, which may send `{}`: the token may have been ended while it was held back.
  const body = await (endpoint.body ? readJson(ctx) : refuseBody(ctx));
  await requireLiveToken(ctx);
  return body;
}

/** Serialises an answer. Here a failure still becomes one of our error responses; koa would serialise after all middleware. */
function writeJson(ctx: Context, answer: unknown): void {
  const text = JSON.stringify(answer);
  ctx.type = 'json';
  // A long text becomes bytes: as text it would stay in memory a second time until the client has read it.
  ctx.body = text.length > LONG_TEXT ? Buffer.from(text) : text;
}

function write<E extends Endpoint>(endpoint: E, ctx: Context, answer: Answer<E>): void {
  ctx.status = (answer === REPEATED ? endpoint.repeatedStatus : undefined) ?? successStatus(endpoint);
  if (endpoint.responseTypes) return;
  if (endpoint.response) writeJson(ctx, z.parse(endpoint.response, answer));
  else if (ctx.status === 204) ctx.body = null;
  else ctx.body = ''; // koa would make a 204 of null
}

interface Options<E extends Endpoint> extends Load {
  /** Whether the caller of a conditional call knows the answer (304). Asked before the limits, so that such a call is not counted. */
  readonly isKnown?: (call: Call<E>) => Promise<boolean>;
}

/**
 * Connects an endpoint of the contract to its handler. Checks, in this order: whether the process keeps up (503), access (401, 403),
 * parameters and query (400), what the account or network has left (429), body (400, 415); then strips the answer to its schema, so that a
 * field which is not in the contract never leaves the server (D40).
 */
export function register<E extends Endpoint>(
  router: Router,
  endpoint: E,
  handler: Handler<E>,
  { isKnown, ...load }: Options<E> = {},
): void {
  router.register(endpoint.path, [endpoint.method], async (ctx: Context) => {
    ctx.state.endpoint = endpoint satisfies RegisteredEndpoint;
    ctx.deps.overload.admit(load.isPoll ? 'poll' : endpoint.method === 'GET' ? 'read' : 'save');
    const user = await requireAccess(endpoint.access, ctx);
    const asked = { user, params: check(endpoint.params, ctx.params), query: check(endpoint.query, ctx.query), ctx };
    // The schemas just checked are the ones that Call is made of; TypeScript cannot follow the generics.
    if (await isKnown?.(asked as Call<E>)) {
      ctx.status = 304;
      return;
    }
    await withinLimits(ctx, user, load, async () => {
      const call = { ...asked, body: check(endpoint.body, await readBody(endpoint, ctx)) } as Call<E>;
      await makeAnswerInTurn(ctx, user, load, async () => {
        const answer = await handler(call);
        if (load.memory) await setImmediate(); // the handler has blocked the event loop, and serialising will again
        write(endpoint, ctx, answer);
      });
    });
  });
}
