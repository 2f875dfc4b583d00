import type { FailedAnswer } from '../session/transport.ts';

/** What the shell's transport throws when the server answers with a failure. */
export const failedAnswer = (status: number, retryAfterMs?: number): FailedAnswer =>
  Object.assign(new Error(`${status}: no`), { status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });

/** What it throws when no answer comes. */
export const noAnswer = (): Error => new Error('network', { cause: new TypeError('Failed to fetch') });
