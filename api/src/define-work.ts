import type { AppDeps } from './app-deps.ts';
import { defineAdminJobs } from './resources/admin/stats/stats.jobs.ts';
import { defineErasureJobs } from './resources/profile/personal-data/last-traces.ts';
import { notePremiumMail } from './resources/programme/premium/premium-click.ts';
import { defineAccountJobs } from './resources/account/sign-in/account.jobs.ts';
import { defineReminders } from './resources/outreach/reminders/send-reminders.ts';
import { forgetPushOf } from './resources/account/reminders/reminder.repository.ts';
import { copyWarnings } from './resources/outreach/warning-address/copy-warnings.ts';
import { defineWeeklyMail } from './resources/outreach/weekly-mail/send-weekly-mail.ts';
import { defineSyncJobs } from './resources/writing/sync/drawing-sweep.ts';
import { defineProgressJobs } from './resources/programme/progress/progress.jobs.ts';
import { defineRegistryJobs } from './resources/delivery/registry/registry.jobs.ts';

/** Defines all that resources do without a call: their jobs, and what follows ended sessions and mails. Before the jobs start. */
export function defineWork(deps: AppDeps): void {
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
}
