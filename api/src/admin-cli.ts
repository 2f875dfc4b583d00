import { EnvError, readEnv } from './env.ts';
import { OperatorKeys } from './platform/crypto/operator-keys.ts';
import { HttpProblem } from './platform/errors.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/logger.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { connectMongo, disconnectMongo } from './platform/mongo.ts';
import { loadSecrets } from './platform/secrets.ts';
import { setRole } from './resources/admin-users/user-access.ts';
import { type User, UserModel } from './resources/accounts/user.model.ts';
import { findUserByLogin } from './resources/accounts/users.store.ts';

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

async function changeRole(login: string, role: User['role']): Promise<void> {
  const user = await findUserByLogin(login);
  if (!user) throw new Error(`There is no account "${login}".`);
  const env = readEnv(process.env);
  const logger = createLogger(env);
  const clock = () => new Date();
  const jobs = new Jobs({ operator: new OperatorKeys(loadSecrets(env).operatorKeys), clock, logger });
  const mail = new Mailer({ env, jobs, print: say });
  await setRole(
    { mail },
    user._id.toString(),
    role,
    { actor: 'operator', now: clock() },
    env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  );
  mail.close();
  say(`${user.username} is ${role === 'admin' ? 'an administrator' : 'a user'} now.`);
}

async function main([command, login]: readonly string[]): Promise<void> {
  const isKnown = command === 'list' || ((command === 'promote' || command === 'demote') && login !== undefined);
  if (!isKnown) throw new Error(USAGE);
  await connectMongo(readEnv(process.env).MONGODB_URI);
  if (login === undefined) await list();
  else await changeRole(login, command === 'promote' ? 'admin' : 'user');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isForOperator = error instanceof EnvError || error instanceof Error;
  const message =
    error instanceof HttpProblem ? error.body.message : isForOperator ? error.message : 'Something went wrong.';
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
} finally {
  await disconnectMongo();
}
