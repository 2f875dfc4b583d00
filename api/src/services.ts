import { OperatorKeys } from './platform/crypto/operator-keys.ts';
import { Vaults } from './platform/crypto/vaults.ts';
import type { AppDeps } from './app-deps.ts';
import type { Services } from './deps.ts';
import { Geo } from './platform/geo.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { Limits } from './platform/limits/limits.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { Push, type PushCall } from './platform/push/push.ts';
import { Passwords } from './platform/passwords/passwords.ts';
import { defineAdminJobs } from './resources/admin/stats/stats.jobs.ts';
import { defineErasureJobs } from './resources/profile/personal-data/last-traces.ts';
import { notePremiumMail } from './resources/programme/premium/premium-click.ts';
import { defineAccountJobs } from './resources/account/sign-in/account.jobs.ts';
import { openingRecorder } from './resources/account/vault-openings/vault-openings.ts';
import { readWrappedKey, wantsDiscreetMails } from './resources/account/users/user.repository.ts';
import { defineReminders } from './resources/outreach/reminders/send-reminders.ts';
import { forgetPushOf } from './resources/account/reminders/reminder.repository.ts';
import { copyWarnings } from './resources/outreach/warning-address/copy-warnings.ts';
import { defineWeeklyMail } from './resources/outreach/weekly-mail/send-weekly-mail.ts';
import { defineSyncJobs } from './resources/writing/sync/drawing-sweep.ts';
import { defineProgressJobs } from './resources/programme/progress/progress.jobs.ts';
import { defineRegistryJobs } from './resources/delivery/registry/registry.jobs.ts';

export interface ServiceOptions {
  /** Cost of password hashes; lower in tests. */
  readonly passwordCost?: number;
  /** Output for notices to the operator; the terminal, except in tests. */
  readonly print?: (line: string) => void;
  /** Replaces the calls to push services, in tests. */
  readonly callPush?: PushCall;
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** Creates the services of one process. Nothing runs before `startServices`. */
export function createServices(
  { env, secrets, clock, logger }: Pick<AppDeps, 'env' | 'secrets' | 'clock' | 'logger'>,
  { passwordCost, print = printLine, callPush }: ServiceOptions = {},
): Services {
  const operator = new OperatorKeys(secrets.operatorKeys);
  const jobs = new Jobs({ operator, clock, logger });
  return {
    passwords: new Passwords({ pepper: secrets.pepper, ...(passwordCost && { cost: passwordCost }) }),
    vaults: new Vaults(operator, readWrappedKey, openingRecorder(clock, env.TIME_ZONE)),
    jobs,
    mail: new Mailer({ env, jobs, print, wantsDiscreet: wantsDiscreetMails }),
    push: new Push({ vapidKey: secrets.vapidKey, contact: env.SUPPORT_EMAIL, call: callPush }),
    limits: new Limits(env.rateLimits),
    geo: new Geo(env.GEOIP_DB, logger),
    print,
  };
}

/** Defines all jobs and starts the job runner. */
export async function startServices(deps: AppDeps): Promise<void> {
  defineAccountJobs(deps);
  defineErasureJobs(deps);
  defineProgressJobs(deps);
  defineSyncJobs(deps);
  defineRegistryJobs(deps);
  defineWeeklyMail(deps);
  defineReminders(deps);
  deps.sessions.onEnd(
    (sessionIds) =>
      void forgetPushOf(sessionIds).catch((error: unknown) => deps.logger.warn({ err: error }, 'push not ended')),
  );
  copyWarnings(deps);
  notePremiumMail(deps);
  defineAdminJobs(deps);
  await deps.jobs.start();
}

/** Finishes the running jobs, then closes the mail connection and the worker threads. */
export async function stopServices({ jobs, mail, passwords }: Services): Promise<void> {
  await jobs.stop();
  mail.close();
  await passwords.close();
}
