import mongoose from 'mongoose';
import { JobModel } from './job.model.ts';

const LATE_MS = 60_000;
/** Attempts after which a job has failed for more than a minute. */
const MANY_ATTEMPTS = 5;
/** Most jobs that are counted: enough to say that there are many. */
const MOST = 1_000;

/**
 * Jobs of these kinds that wait although they should be done: due for more than a minute, or failing again and again, as mails do without
 * their server. At most a thousand.
 */
export const countLateJobs = (kinds: readonly string[], now: Date): Promise<number> =>
  JobModel.countDocuments({
    state: 'waiting',
    kind: mongoose.trusted({ $in: kinds }),
    $or: [
      { runAt: mongoose.trusted({ $lt: new Date(now.getTime() - LATE_MS) }) },
      { attempts: mongoose.trusted({ $gte: MANY_ATTEMPTS }) },
    ],
  }).limit(MOST);
