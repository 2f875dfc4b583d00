import { Readable, Stream } from 'node:stream';
import type { Context } from 'koa';
import type { CurrentUser } from '../sessions/sessions.ts';
import { type BudgetName, type LimitName, SMALL_BODY_BYTES } from './allowances.ts';
import { networkOf } from './network.ts';

declare module 'koa' {
  interface DefaultState {
    /** Bytes that this call has cost so far, beside an answer that is written at once. */
    bytes?: number;
  }
}

/** What the calls of an endpoint may cost an account, declared beside its route (L-01). */
export interface Load {
  /** Calls, whatever becomes of them. */
  readonly calls?: LimitName;
  /** Bytes of their bodies and answers. */
  readonly bytes?: BudgetName;
  /** What may be megabytes, and so takes a place in the process's `AnswerRoom`: the body of a call, or its answer. */
  readonly isBig?: 'body' | 'answer';
}

/** Notes bytes that have come, or that go as a stream. */
export function noteBytes(ctx: Context, bytes: number): void {
  ctx.state.bytes = (ctx.state.bytes ?? 0) + bytes;
}

const declaredLength = (ctx: Context): number => Number(ctx.get('content-length') || 0);

/** A visitor's body that is longer than any of the application's own, or does not say how long it is. */
const isLargeOfVisitor = (ctx: Context): boolean =>
  declaredLength(ctx) > SMALL_BODY_BYTES || ctx.get('transfer-encoding') !== '';

/** What is counted and weighed of a call, and of whom. */
interface Weighed extends Load {
  readonly key: string;
}

function weighed(ctx: Context, user: CurrentUser | undefined, load: Load | undefined): Weighed | undefined {
  if (user) return load && { ...load, key: user.id };
  return isLargeOfVisitor(ctx) ? { bytes: 'visitors', key: networkOf(ctx.ip) } : undefined;
}

/**
 * Does a call within its limits: they are asked before anything of its body is read, and what it has cost is noted afterwards, however it ended.
 * @throws HttpProblem 429
 */
export async function withinLimits(
  ctx: Context,
  user: CurrentUser | undefined,
  load: Load | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const of = weighed(ctx, user, load);
  if (!of) return work();
  const { limits, answerRoom } = ctx.deps;
  if (of.calls) await limits.consume(of.calls, of.key);
  if (of.bytes) await limits.assertLeft(of.bytes, of.key);
  if (of.isBig) await answerRoom.admit(of.key, ctx.res);
  try {
    await work();
  } finally {
    const length = lengthOf(ctx);
    // Of an archive nobody knows yet.
    if (length === undefined && ctx.body instanceof Stream) ctx.body.once('close', () => void spend(ctx, of, 0));
    else await spend(ctx, of, length ?? 0);
  }
}

/** Makes an answer: a big one when it has its turn, and its bytes are in memory until they have been taken. @throws HttpProblem 429, 503 */
export async function inTurn(
  ctx: Context,
  user: CurrentUser | undefined,
  { isBig }: Load,
  work: () => Promise<void>,
): Promise<void> {
  if (!user || isBig !== 'answer') return work();
  await ctx.deps.answerRoom.make(user.id, work, () => lengthOf(ctx) ?? 0);
  const length = lengthOf(ctx) ?? 0;
  ctx.deps.answerRoom.hold(user.id, ctx.res, length);
  if (!Buffer.isBuffer(ctx.body) || length <= PIECE_BYTES) return;
  ctx.body = Readable.from(pieces(ctx.body), { objectMode: false });
  ctx.length = length;
}

/** Handed to the operating system whole, some megabytes keep everybody else waiting until it has copied them. */
const PIECE_BYTES = 64 * 1024;

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

/** Of an answer, where it is known. */
const lengthOf = ({ body, length }: Context): number | undefined =>
  typeof body === 'string' ? Buffer.byteLength(body) : body === null || body === undefined ? 0 : length;

/** What was done is done: that its cost cannot be noted must not make an error of it. */
async function spend(ctx: Context, { bytes: budget, key }: Weighed, answerBytes: number): Promise<void> {
  if (!budget) return;
  try {
    await ctx.deps.limits.spend(budget, key, (ctx.state.bytes ?? 0) + answerBytes);
  } catch (error) {
    ctx.deps.logger.warn({ err: error }, 'cost not noted');
  }
}
