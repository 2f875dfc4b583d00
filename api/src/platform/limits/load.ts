import { Readable, Stream } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Context } from 'koa';
import type { CurrentUser } from '../sessions/sessions.ts';
import { type AllowanceName, type LimitName, SMALL_BODY_BYTES } from './allowances.ts';
import { networkOf } from './network.ts';

declare module 'koa' {
  interface DefaultState {
    /** Bytes of this call so far, without an answer that is written at once. */
    bytes?: number;
  }
}

/** What the calls of an endpoint may cost an account, declared beside its route (L-01). */
export interface Load {
  /** Limit of calls, refused ones included. */
  readonly calls?: LimitName;
  /** Bytes of their bodies and answers. */
  readonly bytes?: AllowanceName;
  /** The page asks by itself, again and again: the first to be refused by a process that falls behind. */
  readonly isPoll?: boolean;
  /** Which of the two may have megabytes: the call needs a slot of the process's `AnswerRoom`. */
  readonly memory?: 'body' | 'answer';
}

/** Adds received bytes, or those of a streamed answer. */
export function noteBytes(ctx: Context, bytes: number): void {
  ctx.state.bytes = (ctx.state.bytes ?? 0) + bytes;
}

const declaredLength = (ctx: Context): number => Number(ctx.get('content-length') || 0);

/** A visitor's body that is longer than any of the application's own, or does not say how long it is. */
const isLargeOfVisitor = (ctx: Context): boolean =>
  declaredLength(ctx) > SMALL_BODY_BYTES || ctx.get('transfer-encoding') !== '';

/** The limits of a call, and the account or network that they count for. */
interface Weighed extends Load {
  readonly key: string;
}

function weighed(ctx: Context, user: CurrentUser | undefined, load: Load | undefined): Weighed | undefined {
  if (user) return load && { ...load, key: user.id };
  return isLargeOfVisitor(ctx) ? { bytes: 'visitors', key: networkOf(ctx.ip) } : undefined;
}

/**
 * Runs a call within its limits: they are checked before its body is read, and its bytes are added afterwards, also after a failure.
 * @throws HttpProblem 429
 */
export async function withinLimits(
  ctx: Context,
  user: CurrentUser | undefined,
  load: Load | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const callLimits = weighed(ctx, user, load);
  if (!callLimits) return work();
  const { limits, answerRoom } = ctx.deps;
  const { calls, bytes, memory, key } = callLimits;
  await Promise.all([calls && limits.consume(calls, key), bytes && limits.assertLeft(bytes, key)]);
  if (memory) await answerRoom.admit(key, ctx.res);
  try {
    await work();
  } finally {
    const length = lengthOf(ctx);
    // The length of an archive is not known yet.
    if (length === undefined && ctx.body instanceof Stream)
      ctx.body.once('close', () => void spend(ctx, callLimits, 0));
    else await spend(ctx, callLimits, length ?? 0);
  }
}

/** Creates an answer: a big one when it is its turn; its bytes count until the client has read them. @throws HttpProblem 429, 503 */
export async function makeAnswerInTurn(
  ctx: Context,
  user: CurrentUser | undefined,
  { memory }: Load,
  work: () => Promise<void>,
): Promise<void> {
  if (!user || memory !== 'answer') return work();
  await ctx.deps.answerRoom.make(user.id, work, () => lengthOf(ctx) ?? 0);
  const length = lengthOf(ctx) ?? 0;
  ctx.deps.answerRoom.hold(user.id, ctx.res, length);
  if (!Buffer.isBuffer(ctx.body) || length <= PIECE_BYTES) return;
  ctx.body = Readable.from(pieces(ctx.body), { objectMode: false });
  ctx.length = length;
}

const PIECE_BYTES = 64 * 1024;

/** Pieces with a turn of the event loop between two: the system may take some megabytes at once, which would hold up all other calls. */
async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await setImmediate();
  }
}

/** Length of an answer, where it is known. */
const lengthOf = ({ body, length }: Context): number | undefined =>
  typeof body === 'string' ? Buffer.byteLength(body) : body === null || body === undefined ? 0 : length;

/** The call has succeeded: a failure to store its cost must not turn it into an error. */
async function spend(ctx: Context, { bytes: allowance, key }: Weighed, answerBytes: number): Promise<void> {
  if (!allowance) return;
  try {
    await ctx.deps.limits.spend(allowance, key, (ctx.state.bytes ?? 0) + answerBytes);
  } catch (error) {
    ctx.deps.logger.warn({ err: error }, 'cost not noted');
  }
}
