import type { Server } from 'node:http';
import { type Api, createApi } from './app.ts';
import { closeDemoAccounts } from './demo/close-demo-accounts.ts';
import { type Env, readEnv } from './platform/env.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { checkFingerprints } from './platform/fingerprints.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { migrate } from './platform/migrations.ts';
import { connectMongo, disconnectMongo } from './platform/mongo.ts';
import { printOperatorGaps } from './operator-gaps.ts';
import { OperatorError } from './platform/operator-error.ts';
import { prepareFirstAdministrator } from './resources/account/setup/first-administrator.ts';

/** Milliseconds. Load balancers check about every half second: long enough for them to see that this process is leaving. */
const DRAIN_MS = 500;

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Origin of the operator's links where no public one is set. */
const localOrigin = ({ PUBLIC_URL, PORT }: Env): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

async function start(env: Env, logger: Logger): Promise<Api> {
  const api = createApi(env, { logger });
  await connectMongo(env.MONGODB_URI);
  await checkFingerprints(api.deps.secrets); // before anything is written
  await migrate({ ...api.deps, migrations: allMigrations });
  await api.start();
  // Listen first: with the port taken, a printed link would lead to another program's server.
  await listen(api.server, env);
  await closeDemoAccounts(api.deps);
  await prepareFirstAdministrator(api.deps, localOrigin(env));
  printOperatorGaps(api.deps);
  api.deps.health.open();
  logger.info({ port: env.PORT }, 'listening');
  return api;
}

/** One line for errors that the operator can fix; the stack for any other. */
function explain(error: unknown, env: Env | undefined): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${env?.PORT} is taken: stop what listens there or set PORT.`;
  if (error instanceof Error && error.name === 'MongooseServerSelectionError')
    return 'MongoDB does not answer at MONGODB_URI.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stopOnSignals(api: Api, logger: Logger): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    try {
      await api.stop({ drainMs: DRAIN_MS });
      await disconnectMongo();
    } catch (error) {
      logger.error({ err: error }, 'not stopped cleanly');
      process.exitCode = 1;
    }
    // A handle that a library leaves open must not keep a stopped process alive.
    setTimeout(() => process.exit(), 1000).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

let env: Env | undefined;
try {
  env = readEnv(process.env);
  const logger = createLogger(env);
  // An error outside a request never ends the process (L-05): all state is in the database, written in transactions.
  process.on('uncaughtException', (error) => logger.fatal({ err: error }, 'uncaught'));
  process.on('unhandledRejection', (error) => logger.fatal({ err: error }, 'unhandled'));
  stopOnSignals(await start(env, logger), logger);
} catch (error) {
  process.stderr.write(`${explain(error, env)}\n`);
  process.exit(1);
}
