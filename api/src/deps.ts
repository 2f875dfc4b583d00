import type { Context } from 'koa';
import type { Env } from './platform/env.ts';
import type { Clock } from './platform/clock.ts';
import type { Vaults } from './platform/crypto/vaults.ts';
import type { DeployAccess, Deployer } from './platform/http/deployer.ts';
import type { Geo } from './platform/geo.ts';
import type { Health } from './platform/health.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { AnswerRoom } from './platform/limits/answer-room.ts';
import type { Overload } from './platform/limits/overload.ts';
import type { Limits } from './platform/limits/limits.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Proxies } from './platform/http/proxies.ts';
import type { Push } from './platform/push/push.ts';
import type { Passwords } from './platform/passwords/passwords.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Sessions } from './platform/sessions/sessions.ts';

/** What the platform gives to every resource; `AppDeps`, at `ctx.deps`, adds what resources give to each other. */
export interface Deps {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Prints a line for the operator in the terminal; it is not a log. */
  readonly print: (line: string) => void;
  /** Signing in and out, revocation. */
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  /** Data keys of the users: each seals what its owner writes. */
  readonly vaults: Vaults;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  /** Sender of messages to browsers in which the app is closed. */
  readonly push: Push;
  readonly geo: Geo;
  /** Whether a reverse proxy forwards the calls. */
  readonly proxies: Proxies;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** Share of memory that big answers may take. */
  readonly answerRoom: AnswerRoom;
  /** Whether this process keeps up with its calls. */
  readonly overload: Overload;
  /** Bytes of text that an account may have. */
  readonly textQuotaBytes: number;
  /** Authenticates the caller of an endpoint of access `deploy` or `installation`. @throws HttpProblem 401, 403 */
  readonly requireDeployer: (access: DeployAccess, ctx: Context) => Promise<Deployer>;
}
