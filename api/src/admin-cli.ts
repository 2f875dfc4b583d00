import { type Env, readEnv } from './env.ts';
import { OperatorKeys } from './platform/crypto/operator-keys.ts';
import { HttpProblem } from './platform/errors.ts';
import { checkFingerprints } from './platform/fingerprints.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/logger.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { connectMongo, disconnectMongo } from './platform/mongo.ts';
import { OperatorError } from './platform/operator-error.ts';
import { loadSecrets } from './platform/secrets.ts';
import { type User, UserModel } from './resources/accounts/user.model.ts';
import { findUserByLogin } from './resources/accounts/users.store.ts';
import { setRole } from './resources/admin-users/user-access.ts';

/**
 * The operator's command for what the panel must not do (D12): `promote <user name or e-mail>`, `demote <…>`, `list`.
 * Works beside a running API, which learns of it by its change stream and sends the mail.
 */
const USAGE = 'Usage: npm run admin -- promote <user name or e-mail> | demote <user name or e-mail> | list';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function list(): Promise<void> {
  const administrators = await UserModel.find({ role: 'admin' }).sort({ createdAt: 1 }).lean<User[]>();
  for (const { username, email, lastLoginAt } of administrators)
    say(`${username}\t${email}\tlast sign-in: ${lastLoginAt?.toISOString() ?? 'never'}`);
  if (administrators.length === 0) say('There is no administrator yet.');
}

async function changeRole(env: Env, login: string, role: User['role']): Promise<void> {
  const user = await findUserByLogin(login);
  if (!user) throw new OperatorError(`There is no account "${login}".`);
  const secrets = loadSecrets(env);
  await checkFingerprints(secrets);
  const clock = () => new Date();
  const jobs = new Jobs({ operator: new OperatorKeys(secrets.operatorKeys), clock, logger: createLogger(env) });
  const mail = new Mailer({ env, jobs, print: say });
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  await setRole({ mail }, user._id.toString(), role, { actor: 'operator', now: clock() }, origin);
  mail.close();
  say(`${user.username} is ${role === 'admin' ? 'an administrator' : 'a user'} now.`);
}

async function main([command, login]: readonly string[]): Promise<void> {
  const isList = command === 'list' && login === undefined;
  const isChange = (command === 'promote' || command === 'demote') && login !== undefined;
  if (!isList && !isChange) throw new OperatorError(USAGE);
  const env = readEnv(process.env);
  await connectMongo(env.MONGODB_URI);
  if (isChange) await changeRole(env, login, command === 'promote' ? 'admin' : 'user');
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
