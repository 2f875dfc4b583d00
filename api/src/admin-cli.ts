import { existsSync } from 'node:fs';
import { type Env, readEnv } from './platform/env.ts';
import { OperatorKeys } from './platform/crypto/operator-keys.ts';
import { HttpProblem } from './platform/errors.ts';
import { checkFingerprints } from './platform/fingerprints.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/logger.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { connectMongo, disconnectMongo } from './platform/mongo.ts';
import { OperatorError } from './platform/operator-error.ts';
import { loadSecrets } from './platform/secrets.ts';
import { afterRestore } from './resources/profile/personal-data/after-restore.ts';
import { ledgerFile, readErasures } from './resources/profile/personal-data/erasure-ledger.ts';
import { type User, UserModel } from './resources/account/users/user.model.ts';
import { findUserByLogin, wantsDiscreetMails } from './resources/account/users/user.repository.ts';
import { setRole } from './resources/admin/users/user-access.ts';
import { disableSecondFactor } from './resources/account/second-factor/change-second-factor.ts';

/**
 * The operator's command for what the admin panel does not offer (D12): `promote <user name or e-mail>`, `demote <…>`, `list`;
 * `second-factor-off <…>` for a user who has lost the authenticator and the recovery codes (V-12); `restored [erasures.jsonl …]` after a
 * backup was restored. It can run beside a running API, which notices the changes in its change stream and sends the mail.
 */
const USAGE = `Usage: npm run admin -- promote <user name or e-mail> | demote <user name or e-mail> | list
       npm run admin -- second-factor-off <user name or e-mail>
       npm run admin -- restored [erasures.jsonl of another machine …]`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function list(): Promise<void> {
  const administrators = await UserModel.find({ role: 'admin' }).sort({ createdAt: 1 }).lean<User[]>();
  for (const { username, email, lastLoginAt } of administrators)
    say(`${username}\t${email}\tlast sign-in: ${lastLoginAt?.toISOString() ?? 'never'}`);
  if (administrators.length === 0) say('There is no administrator yet.');
}

const clock = () => new Date();

const originOf = ({ PUBLIC_URL, PORT }: Env): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

async function openJobs(env: Env): Promise<Jobs> {
  const secrets = loadSecrets(env);
  await checkFingerprints(secrets);
  return new Jobs({ operator: new OperatorKeys(secrets.operatorKeys), clock, logger: createLogger(env) });
}

async function accountOf(login: string): Promise<User> {
  const user = await findUserByLogin(login);
  if (!user) throw new OperatorError(`There is no account "${login}".`);
  return user;
}

async function changeRole(env: Env, login: string, role: User['role']): Promise<void> {
  const user = await accountOf(login);
  const jobs = await openJobs(env);
  const mail = new Mailer({ env, jobs, print: say, wantsDiscreet: wantsDiscreetMails });
  await setRole({ mail }, user._id.toString(), role, { actor: 'operator', now: clock() }, originOf(env));
  mail.close();
  say(`${user.username} is ${role === 'admin' ? 'an administrator' : 'a user'} now.`);
}

async function takeSecondFactorOff(env: Env, login: string): Promise<void> {
  const user = await accountOf(login);
  const mail = new Mailer({ env, jobs: await openJobs(env), print: say, wantsDiscreet: wantsDiscreetMails });
  const isOff = await disableSecondFactor({ mail }, user, originOf(env));
  mail.close();
  say(isOff ? `${user.username} signs in with the password alone now.` : `${user.username} has no second factor.`);
}

/** Runs after the restore of a backup: see docs/operations.md. */
async function restored(env: Env, files: readonly string[]): Promise<void> {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new OperatorError(`There is no ${missing.join(', ')}.`);
  const erasures = await readErasures([ledgerFile(env.DATA_DIR), ...files]);
  const { deleted, erased, renewed } = await afterRestore({ jobs: await openJobs(env), clock, env }, erasures);
  say(`Deleted again: ${deleted} accounts; erased again: the data of ${erased}.`);
  say(`All sessions are ended. The devices of ${renewed} accounts will compare what they have with the server.`);
}

async function main([command, ...rest]: readonly string[]): Promise<void> {
  if (command === 'restored') {
    const env = readEnv(process.env);
    await connectMongo(env.MONGODB_URI);
    return restored(env, rest);
  }
  const [login] = rest;
  const isList = command === 'list' && login === undefined;
  const isChange = (command === 'promote' || command === 'demote') && login !== undefined;
  const isLost = command === 'second-factor-off' && login !== undefined;
  if (!isList && !isChange && !isLost) throw new OperatorError(USAGE);
  const env = readEnv(process.env);
  await connectMongo(env.MONGODB_URI);
  if (isChange) await changeRole(env, login, command === 'promote' ? 'admin' : 'user');
  else if (isLost) await takeSecondFactorOff(env, login);
  else await list();
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const message =
    error instanceof HttpProblem ? error.body.message : error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
} finally {
  await disconnectMongo();
}
