import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { removeEverything } from './remove-everything.ts';

const LAST_TRACES = 'last-traces';
/** Milliseconds until the second deletion, longer than any request. */
const WAIT_MS = 10 * 60_000;

const orderSchema = z.object({ userId: z.string() });

/** Schedules another deletion: a request that was authorised before the account was deleted may have written afterwards (G-02). */
export async function orderLastTraces({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, userId: string): Promise<void> {
  await jobs.enqueue(LAST_TRACES, { userId }, { runAt: new Date(clock().getTime() + WAIT_MS) });
}

export function defineErasureJobs({ jobs }: Pick<Deps, 'jobs'>): void {
  jobs.define(LAST_TRACES, async (payload) => {
    const { userId } = orderSchema.parse(payload);
    await withTransaction(async (session) => {
      // An account that a restored backup brought back is left to the operator.
      if (!(await UserModel.exists({ _id: userId }).session(session))) await removeEverything(session, userId);
    });
  });
}
