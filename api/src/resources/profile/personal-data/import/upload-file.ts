import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Context } from 'koa';
import { badRequest, tooLarge } from '../../../../platform/errors.ts';
import { noteBytes } from '../../../../platform/limits/load.ts';

/**
 * Streams a large body into an unlinked temporary file: it disappears when it is closed, or with the process.
 * @throws HttpProblem 413 over the limit, at once where the length is declared · 400 aborted
 */
export async function withUploadedFile<T>(
  ctx: Context,
  limitBytes: number,
  work: (file: FileHandle) => Promise<T>,
): Promise<T> {
  if (Number(ctx.get('content-length') || 0) > limitBytes) throw tooLarge();
  const name = path.join(os.tmpdir(), `reencuentro-${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  try {
    await rm(name);
    await fill(file, ctx, limitBytes);
    return await work(file);
  } finally {
    await file.close();
  }
}

async function fill(file: FileHandle, ctx: Context, limitBytes: number): Promise<void> {
  let size = 0;
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    noteBytes(ctx, chunk.length);
    if (size > limitBytes) throw tooLarge();
    await file.write(chunk);
  }
  if (!ctx.req.complete) throw badRequest();
}
