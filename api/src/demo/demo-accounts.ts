import { CONSENT_VERSION } from '@app/contract/sign-in';
import { ACTIVITIES_PER_STAGE, FREE_ACTIVITY_LIMIT, STAGES_PER_BLOCK } from '@app/contract/programme';
import { DEMO_PASSWORD, demoAddress } from './demo-names.ts';
import { seedTexts } from './seed-texts.ts';
import type { Env } from '../platform/env.ts';
import { OperatorKeys } from '../platform/crypto/operator-keys.ts';
import { Vaults } from '../platform/crypto/vaults.ts';
import { checkFingerprints } from '../platform/fingerprints.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { Passwords } from '../platform/passwords/passwords.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { createLogger } from '../platform/logger.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { newUser } from '../resources/account/users/new-user.ts';
import type { User } from '../resources/account/users/user.model.ts';
import { findUserByLogin, insertUser, readWrappedKey } from '../resources/account/users/user.repository.ts';
import { seedProgress } from '../resources/programme/progress/seed-progress.ts';
import { DAY_MS } from '../platform/durations.ts';

interface DemoAccount {
  readonly username: string;
  readonly firstName: string;
  readonly sinceDays: number;
  /** Number of completed activities, from the first on. */
  readonly lived: number;
  /** Whether calendar and journal have entries for the whole time. */
  readonly writes?: boolean;
  readonly more?: Partial<User>;
}

const BLOCK = STAGES_PER_BLOCK * ACTIVITIES_PER_STAGE;
const ACCOUNTS: readonly DemoAccount[] = [
  { username: 'nueva', firstName: 'Nuria', sinceDays: 0, lived: 0 },
  { username: 'limite', firstName: 'Elena', sinceDays: 12, lived: FREE_ACTIVITY_LIMIT },
  // Month 7: six complete blocks, one stage and part of the next one.
  {
    username: 'demo',
    firstName: 'Carmen',
    sinceDays: 195,
    lived: 6 * BLOCK + ACTIVITIES_PER_STAGE + 4,
    writes: true,
    more: { hasPremiumAccess: true },
  },
  {
    username: 'directora',
    firstName: 'Marta',
    sinceDays: 300,
    lived: 0,
    more: { role: 'admin', hasPremiumAccess: true },
  },
];

/** When each activity was completed: evenly distributed over the days since registration. */
const livedAt = ({ lived, sinceDays }: DemoAccount, now: Date, id: number): Date =>
  new Date(now.getTime() + (id / (lived + 1) - 1) * sinceDays * DAY_MS);

/** Completes activities in order. */
async function seed(userId: string, account: DemoAccount, now: Date): Promise<void> {
  const ids = Array.from({ length: account.lived }, (_, i) => i + 1);
  await seedProgress(userId, ids, { at: (id) => livedAt(account, now, id) });
}

/** Creates the accounts that do not exist yet and leaves the others unchanged (D35). */
export async function makeDemoAccounts(env: Env): Promise<void> {
  if (env.isHttps) throw new OperatorError('--demo is refused over https: its passwords are public.');
  const secrets = loadSecrets(env);
  await checkFingerprints(secrets);
  const operator = new OperatorKeys(secrets.operatorKeys);
  const vaults = new Vaults(operator, readWrappedKey, async () => undefined);
  // This instance is never started: the API runs the jobs that this user's documents enqueue.
  const jobs = new Jobs({ operator, clock: () => new Date(), logger: createLogger(env) });
  const passwords = new Passwords({ pepper: secrets.pepper });
  const now = new Date();
  for (const account of ACCOUNTS) {
    const { username, firstName, sinceDays, lived, more } = account;
    if (await findUserByLogin(username)) continue;
    const createdAt = new Date(now.getTime() - sinceDays * DAY_MS);
    createdAt.setUTCHours(0, 0, 0, 0); // the calendar is filled from this day on
    const lastSeen = lived > 0 ? livedAt(account, now, lived) : undefined;
    const consent = { version: CONSENT_VERSION, at: createdAt };
    const passwordHash = await passwords.hash(DEMO_PASSWORD);
    const user = newUser(vaults, {
      username,
      firstName,
      email: demoAddress(username),
      isDemo: true,
      passwordHash,
      isEmailVerified: true,
      createdAt,
      consent,
      ...(lastSeen && { lastLoginAt: lastSeen, lastActiveAt: lastSeen }),
      ...more,
    });
    await insertUser(user);
    const userId = user._id.toString();
    await seed(userId, account, now);
    if (!account.writes) continue;
    const vault = await vaults.of(userId);
    await seedTexts({ userId, vault, jobs, now, sinceDays, lived }, env.CONTENT_DIR);
  }
  await passwords.close();
}
