import mongoose from 'mongoose';
import { DAY_MS } from '../durations.ts';
import { JobModel } from './job.model.ts';

const LATE_MS = 60_000;
/** Attempts after which a job has failed for more than a minute. */
const MANY_ATTEMPTS = 5;
/** A job that was given up counts for this long: the alert must not end with the last attempt, before anybody has seen it. */
const GIVEN_UP_MS = DAY_MS;
/** Most jobs that are counted: enough to say that there are many. */
const MOST = 1_000;

/**
 * Jobs of these kinds that are not done although they should be: due for more than a minute, failing again and again, as mails do without
 * their server, or given up within the last day. At most a thousand.
 */
export const countLateJobs = (kinds: readonly string[], now: Date): Promise<number> =>
  JobModel.countDocuments({
    kind: mongoose.trusted({ $in: kinds }),
    $or: [
      { state: 'waiting', runAt: mongoose.trusted({ $lt: new Date(now.getTime() - LATE_MS) }) },
      { state: 'waiting', attempts: mongoose.trusted({ $gte: MANY_ATTEMPTS }) },
      { state: 'failed', finishedAt: mongoose.trusted({ $gt: new Date(now.getTime() - GIVEN_UP_MS) }) },
    ],
  }).limit(MOST);
