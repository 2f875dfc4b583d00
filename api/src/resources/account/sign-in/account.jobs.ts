import type { Deps } from '../../../deps.ts';
import { ACCOUNT_MAIL, sendAccountMail } from './account-mail.ts';
import { SIGN_IN_NOTICE, sendNotice } from '../password/sign-in-notices.ts';
import { forgetOldSignIns, rewrapDataKeys } from './retention.ts';
import { HOUR_MS } from '../../../platform/durations.ts';

/** Background jobs for accounts. */
export function defineAccountJobs(deps: Deps): void {
  deps.jobs.define(ACCOUNT_MAIL, (payload, job) => sendAccountMail(deps, payload, job));
  deps.jobs.define(SIGN_IN_NOTICE, (payload, job) => sendNotice(deps, payload, job));
  deps.jobs.every('account-retention', HOUR_MS, () => forgetOldSignIns(deps.clock()));
  deps.jobs.every('rewrap-data-keys', 24 * HOUR_MS, () => rewrapDataKeys(deps.vaults));
}
