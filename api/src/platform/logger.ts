import { createHash } from 'node:crypto';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Env } from './env.ts';

export type { Logger } from 'pino';

/**
 * One-line JSON on stdout. Logs carry ids, codes and durations; never bodies, texts, e-mails, tokens or cookies (D-04), so nothing is
 * redacted after the fact except headers, should an error object carry a request.
 */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    timestamp: stdTimeFunctions.isoTime,
    base: { pid: process.pid },
    redact: { paths: ['*.headers', '*.password', '*.cookie', '*.authorization', '*.token'], remove: true },
    serializers: { err: errorForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

const FRAMES = 8;

/** Type, code and place of an error. Its message stays out: database errors quote the values they stumbled over. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const { name, code, stack } = error as { name?: unknown; code?: unknown; stack?: unknown };
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  return {
    type: typeof name === 'string' ? name : 'object',
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    at: lines
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at '))
      .slice(0, FRAMES),
  };
}

/** A user in the logs (D-05): recognisable over several lines, not traceable to the account without the database. */
export const hashedId = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url').slice(0, 12);
