import type { Context } from 'koa';
import { badRequest, tooLarge } from '../errors.ts';
import { noteBytes } from '../limits/load.ts';
import { requireLiveToken } from './access.ts';

/**
 * Reads a body of raw bytes, never more than allowed: a declared length over the limit is refused at once, a stream as soon as it exceeds it.
 * @throws HttpProblem 413 over the limit, 400 cut off, 401 its deploy token was ended meanwhile
 */
export async function readBinary(ctx: Context, limitBytes: number): Promise<Buffer> {
  if (Number(ctx.get('content-length') || 0) > limitBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // With `destroyOnReturn`, leaving the loop would cut the connection, and the 413 with it.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    noteBytes(ctx, chunk.length);
    if (size > limitBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (!ctx.req.complete) throw badRequest();
  await requireLiveToken(ctx);
  return Buffer.concat(chunks);
}
