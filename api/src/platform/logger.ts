import { createHash } from 'node:crypto';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Env } from '../env.ts';

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

/** Type, code and place of an error. Its message stays out: database errors quote the values they stumbled over. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : undefined;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return { type: error.name, ...(code === undefined ? {} : { code }), at: frames };
}

/** A user in the logs (D-05): recognisable over several lines, not traceable to the account without the database. */
export const hashedId = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url').slice(0, 12);
