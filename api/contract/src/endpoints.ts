import * as account from './account-settings.ts';
import * as accountData from './personal-data.ts';
import * as accountLinks from './mailed-links.ts';
import * as accountMails from './account-mails.ts';
import * as accounts from './sign-in.ts';
import * as activities from './activities.ts';
import * as adminAudit from './admin-audit.ts';
import * as adminContent from './admin-content.ts';
import * as adminMails from './admin-mails.ts';
import * as adminRemotes from './admin-remotes.ts';
import * as adminStats from './admin-stats.ts';
import * as adminUsers from './admin-users.ts';
import * as blocks from './blocks.ts';
import * as contact from './contact.ts';
import * as deployTokens from './deploy-tokens.ts';
import * as deviceLock from './device-lock.ts';
import * as deviceLook from './device-look.ts';
import * as devices from './devices.ts';
import * as drawings from './drawings.ts';
import type { Endpoint } from './endpoint.ts';
import * as journal from './journal.ts';
import * as leads from './leads.ts';
import * as library from './library.ts';
import * as parcelKey from './parcel-key.ts';
import * as premium from './premium.ts';
import * as profile from './profile.ts';
import * as progress from './progress.ts';
import * as registration from './registration.ts';
import * as registry from './registry.ts';
import * as remoteFaults from './remote-faults.ts';
import * as remoteReports from './remote-reports.ts';
import * as remoteTrials from './remote-trials.ts';
import * as remoteVersions from './remote-versions.ts';
import * as reminders from './reminders.ts';
import * as seals from './seals.ts';
import * as secondFactor from './second-factor.ts';
import * as sync from './sync.ts';
import * as vaultOpenings from './vault-openings.ts';
import * as warningAddress from './warning-address.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every endpoint of the contract, for the table-driven tests and the OpenAPI document. Not for the browser: it pulls in all schemas. */
export const endpoints: readonly Endpoint[] = [
  account,
  accountData,
  accountLinks,
  accountMails,
  accounts,
  activities,
  adminAudit,
  adminContent,
  adminMails,
  adminRemotes,
  adminStats,
  adminUsers,
  blocks,
  contact,
  deployTokens,
  deviceLock,
  deviceLook,
  devices,
  drawings,
  journal,
  leads,
  library,
  parcelKey,
  premium,
  profile,
  progress,
  registration,
  registry,
  remoteFaults,
  remoteReports,
  remoteTrials,
  remoteVersions,
  reminders,
  seals,
  secondFactor,
  sync,
  vaultOpenings,
  warningAddress,
].flatMap((resource) => Object.values(resource).filter(isEndpoint));
