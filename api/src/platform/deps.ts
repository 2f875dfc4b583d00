import type { Context } from 'koa';
import type { Env } from '../env.ts';
import type { Clock } from './clock.ts';
import type { Vaults } from './crypto/vaults.ts';
import type { DeployAccess, Deployer } from './deployer.ts';
import type { Geo } from './geo/geo.ts';
import type { Health } from './health.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { AnswerRoom } from './limits/answer-room.ts';
import type { Limits } from './limits/limits.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Proxies } from './proxies.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Secrets } from './secrets.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What the resources use beside sessions and logs; made by `createServices`. */
export interface Services {
  readonly passwords: Passwords;
  /** Data keys: everything personal is sealed with its owner's. */
  readonly vaults: Vaults;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly limits: Limits;
  readonly geo: Geo;
  /** Says something to the operator, in the terminal: a plain line, not a log. */
  readonly print: (line: string) => void;
}

/** What the platform gives to every resource; `AppDeps`, at `ctx.deps`, adds what resources give to each other. */
export interface Deps extends Services {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Signing in and out, revocation. */
  readonly sessions: Sessions;
  /** Whether calls come by one. */
  readonly proxies: Proxies;
  readonly health: Health;
  readonly metrics: Metrics;
  /** How much of big answers may be in memory. */
  readonly answerRoom: AnswerRoom;
  /** Bytes of text that an account may have. */
  readonly textQuotaBytes: number;
  /** Authenticates the caller of an endpoint of access `deploy` or `installation`. @throws HttpProblem 401, 403 */
  readonly requireDeployer: (access: DeployAccess, ctx: Context) => Promise<Deployer>;
}
