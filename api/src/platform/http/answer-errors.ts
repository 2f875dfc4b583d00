import type { Context, Middleware } from 'koa';
import mongoose from 'mongoose';
import { badRequest, conflict, HttpProblem, tooLarge, unavailable, wrongMediaType } from '../errors.ts';
import { messages } from '../messages.ts';
import { isDuplicateKey, isUnreachable } from '../mongo.ts';

/** A value that passed the contract's schemas and that a model refuses: a fault of ours, and logged. */
const isRefusedByModel = (error: unknown) =>
  error instanceof mongoose.Error.CastError ||
  error instanceof mongoose.Error.StrictModeError ||
  error instanceof mongoose.Error.ValidationError;

/** Faults that libraries throw for bad input, in our words. Anything else is ours: 500. */
function asProblem(error: unknown): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  if (isRefusedByModel(error)) return badRequest();
  if (isDuplicateKey(error)) return conflict(messages.conflict);
  if (isUnreachable(error)) return unavailable();
  if (typeof error !== 'object' || error === null) return undefined;
  // http-errors of koa, co-body and the cookie parser
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  if (status === 413) return tooLarge();
  if (status === 415) return wrongMediaType();
  if (status !== undefined && status >= 400 && status < 500) return badRequest();
  // invalid gzip: zlib's error has no status
  if ('code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')) return badRequest();
  return undefined;
}

function answer(ctx: Context, problem: HttpProblem): void {
  ctx.status = problem.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set(problem.headers);
  ctx.body = problem.body;
}

/** The one place where an error becomes an answer (D14): JSON, Spanish, without stack, path or query (L-05). */
export const answerErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    const problem = asProblem(error);
    if (!problem || isRefusedByModel(error))
      ctx.deps.logger.error({ err: error, requestId: ctx.state.requestId }, 'unexpected');
    ctx.state.problemCode = problem?.code ?? 'unexpected';
    answer(ctx, problem ?? new HttpProblem(500, 'unexpected', { message: messages.unexpected }));
  }
};
