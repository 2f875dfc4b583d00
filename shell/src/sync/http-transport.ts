import { pullChanges, pushChanges } from '@app/contract/sync';
import { call } from '@app/shared-ui/host';
import { signOutSignal as signal } from '../session/sign-out-state.ts';
import { fetchDrawing, sendDrawing } from './drawing-calls.ts';
import type { Transport } from '@app/sync/session/transport';

/** Documents of one answer: a phone takes in a hundred without a pause that a user would notice. */
const PULL_PAGE = 100;

/** Pulls are aborted by a sign-out: they would be answered as to a stranger. Pushes go on. */
export const httpTransport = (): Transport => ({
  push: ({ clientId, epoch }, ops) =>
    call(pushChanges, { query: { answer: 'docs' }, body: { clientId, ops: [...ops], ...(epoch ? { epoch } : {}) } }),
  pull: (cursor) => call(pullChanges, { query: { cursor, limit: PULL_PAGE }, signal }),
  putDrawing: sendDrawing,
  getDrawing: fetchDrawing,
});
