import * as z from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { UserModel } from '../accounts/user.model.ts';
import { removeEverything } from './remove-everything.ts';

const LAST_TRACES = 'last-traces';
/** Longer than any request lasts. */
const WAIT_MS = 10 * 60_000;

const orderSchema = z.object({ userId: z.string() });

/**
 * Orders that what a request wrote for an account that was being deleted at that moment goes too: it had been let in before, and may have
 * come to its write after (G-02).
 */
export async function orderLastTraces({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, userId: string): Promise<void> {
  await jobs.enqueue(LAST_TRACES, { userId }, { runAt: new Date(clock().getTime() + WAIT_MS) });
}

export function defineErasureJobs({ jobs }: Pick<Deps, 'jobs'>): void {
  jobs.define(LAST_TRACES, async (payload) => {
    const { userId } = orderSchema.parse(payload);
    await withTransaction(async (session) => {
      // A restored backup may have brought the account back, and with it what the operator has to decide.
      if (!(await UserModel.exists({ _id: userId }).session(session))) await removeEverything(session, userId);
    });
  });
}
