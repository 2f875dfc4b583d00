import type { FailedAnswer } from '../session/transport.ts';

/** Thrown by the shell's transport when the server answers with a failure. */
export const failedAnswer = (status: number, retryAfterMs?: number): FailedAnswer =>
  Object.assign(new Error(`${status}: no`), { status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });

/** Thrown when there is no answer. */
export const noAnswer = (): Error => new Error('network', { cause: new TypeError('Failed to fetch') });
