import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import { badRequest, wrongMediaType } from '../errors.ts';
import { noteBytes } from '../limits/load.ts';

/** Body limit of JSON calls, after decompression. */
const JSON_LIMIT_BYTES = 1024 * 1024;
const MAX_DEPTH = 8;
/** Keys that could reach a prototype when objects are merged (I-03). */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const parse = bodyParser({
  enableTypes: ['json'],
  extendTypes: { json: ['application/json'] },
  jsonLimit: String(JSON_LIMIT_BYTES),
  parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
});

const hasBody = (ctx: Context) => ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0;
const mediaType = (ctx: Context) => ctx.get('content-type').split(';')[0]?.trim().toLowerCase() ?? '';

/** Bytes of a refused body: the limit at most was read. */
const unreadBytes = (ctx: Context): number =>
  Math.min(Number(ctx.get('content-length') || JSON_LIMIT_BYTES), JSON_LIMIT_BYTES);

/** Refuses values nested deeper than any valid body, and prototype keys. Iterative: recursion would overflow the stack. */
function assertHarmless(body: unknown): void {
  const stack: { value: unknown; depth: number }[] = [{ value: body, depth: 1 }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { value, depth } = entry;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw badRequest();
    for (const [key, child] of Object.entries(value)) {
      if (DANGEROUS_KEYS.has(key)) throw badRequest();
      stack.push({ value: child, depth: depth + 1 });
    }
  }
}

/**
 * Reads a JSON body.
 * @throws HttpProblem 400 not JSON, too deep or with prototype keys; 413 over 1 MB; 415 another type
 */
export async function readJson(ctx: Context): Promise<unknown> {
  if (mediaType(ctx) !== 'application/json') throw wrongMediaType();
  if (!hasBody(ctx)) return undefined;
  try {
    await parse(ctx, async () => undefined);
  } finally {
    noteBytes(ctx, ctx.request.rawBody ? Buffer.byteLength(ctx.request.rawBody) : unreadBytes(ctx));
  }
  const { body } = ctx.request;
  assertHarmless(body);
  return body;
}

/** A call without a body may say 'JSON' and send nothing or `{}`; anything else is refused, as for every write. */
export async function refuseBody(ctx: Context): Promise<void> {
  const type = mediaType(ctx);
  if (type !== '' && type !== 'application/json') throw wrongMediaType();
  if (!hasBody(ctx)) return;
  const body = await readJson(ctx);
  if (typeof body !== 'object' || body === null || Object.keys(body).length > 0) throw badRequest();
}
