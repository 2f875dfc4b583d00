import { pullChanges, pushChanges } from '@app/contract/sync';
import { ApiError, call } from '@app/shared-ui/host';
import { leaveEndedSession } from '../session/ended-session.ts';
import { signOutSignal as signal } from '../session/sign-out-state.ts';
import { fetchDrawing, sendDrawing } from './drawing-calls.ts';
import type { Transport } from '@app/sync/session/transport';

/** Documents of one answer: a phone takes in a hundred without a pause that a user would notice. */
const PULL_PAGE = 100;

/** Leaves the page when the refusal says that the session has ended: where there is no live channel, nothing else asks. */
async function leavingIfEnded<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.problem?.reason) void leaveEndedSession(error.problem.reason);
    throw error;
  }
}

/** Pulls are aborted by a sign-out: they would be answered as to a stranger. Pushes go on. */
export const httpTransport = (): Transport => ({
  push: ({ clientId, epoch }, ops) =>
    leavingIfEnded(
      call(pushChanges, { query: { answer: 'docs' }, body: { clientId, ops: [...ops], ...(epoch ? { epoch } : {}) } }),
    ),
  pull: (cursor) => leavingIfEnded(call(pullChanges, { query: { cursor, limit: PULL_PAGE }, signal })),
  putDrawing: sendDrawing,
  getDrawing: fetchDrawing,
});
