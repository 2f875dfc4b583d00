import { TEXT_BYTES } from '@app/contract/sync';
import type { AppDeps } from './app-deps.ts';
import type { Clock } from './platform/clock.ts';
import { OperatorKeys } from './platform/crypto/operator-keys.ts';
import { Vaults } from './platform/crypto/vaults.ts';
import type { Env } from './platform/env.ts';
import { Geo } from './platform/geo.ts';
import { Health } from './platform/health.ts';
import { Proxies } from './platform/http/proxies.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { AnswerRoom, ROOM } from './platform/limits/answer-room.ts';
import { Limits } from './platform/limits/limits.ts';
import { Overload } from './platform/limits/overload.ts';
import type { LiveSockets } from './platform/live/live-sockets.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { Metrics } from './platform/metrics.ts';
import { Passwords } from './platform/passwords/passwords.ts';
import { Push, type PushCall } from './platform/push/push.ts';
import { loadSecrets } from './platform/secrets.ts';
import { Sessions } from './platform/sessions/sessions.ts';
import { findSessionUser, noteActivity } from './resources/account/users/session-user.repository.ts';
import { readWrappedKey, wantsDiscreetMails } from './resources/account/users/user.repository.ts';
import { openingRecorder } from './resources/account/vault-openings/vault-openings.ts';
import { UserFigures } from './resources/admin/stats/user-stats.ts';
import { requireDeployer } from './resources/delivery/registry/publishing/deployers.ts';
import { RemoteRegistry } from './resources/delivery/registry/serving/remote-registry.ts';
import { ServedProgramme } from './resources/programme/served/served-programme.ts';
import { JournalRevisions } from './resources/writing/journal/journal-revisions.ts';

export interface DepsOptions {
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly room?: Partial<typeof ROOM>;
  /** Quota of text per account, in bytes. */
  readonly textQuotaBytes?: number;
  /** Cost of password hashes; lower in tests. */
  readonly passwordCost?: number;
  /** Output for notices to the operator; the terminal, except in tests. */
  readonly print?: (line: string) => void;
  /** Replaces the calls to push services, in tests. */
  readonly callPush?: PushCall;
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** Creates what handlers find at `ctx.deps`. Nothing of it runs yet. */
export function createDeps(
  env: Env,
  sockets: Pick<LiveSockets, 'count'>,
  {
    clock = () => new Date(),
    logger = createLogger(env),
    room,
    textQuotaBytes = TEXT_BYTES,
    passwordCost,
    print = printLine,
    callPush,
  }: DepsOptions = {},
): AppDeps {
  const secrets = loadSecrets(env);
  const operator = new OperatorKeys(secrets.operatorKeys);
  const jobs = new Jobs({ operator, clock, logger });
  const health = new Health();
  const metrics = new Metrics({
    sockets: () => sockets.count,
    isFeedAlive: () => health.isFeedAlive,
    lateJobs: () => jobs.countLate(),
  });
  return {
    env,
    secrets,
    clock,
    logger,
    print,
    sessions: new Sessions({
      clock,
      logger,
      rules: { demandsSecondFactor: env.ADMIN_SECOND_FACTOR === 'required', hasShortSessions: env.isHttps },
      findSessionUser,
      onActivity: noteActivity,
    }),
    passwords: new Passwords({ pepper: secrets.pepper, ...(passwordCost && { cost: passwordCost }) }),
    vaults: new Vaults(operator, readWrappedKey, openingRecorder(clock, env.TIME_ZONE)),
    jobs,
    mail: new Mailer({ env, jobs, print, wantsDiscreet: wantsDiscreetMails }),
    push: new Push({ vapidKey: secrets.vapidKey, contact: env.SUPPORT_EMAIL, call: callPush }),
    geo: new Geo(env.GEOIP_DB, logger),
    proxies: new Proxies(),
    health,
    metrics,
    limits: new Limits(env.rateLimits),
    // Pauses serve fairness, as rate limits do, and end with them; the other limits protect memory and stay.
    answerRoom: new AnswerRoom({ ...ROOM, ...(env.rateLimits === 'on' ? {} : { pauseMsPerMegabyte: 0 }), ...room }),
    overload: new Overload((urgency) => metrics.callShed(urgency)),
    textQuotaBytes,
    requireDeployer,
    registry: new RemoteRegistry(),
    programme: new ServedProgramme((error) => logger.warn({ err: error }, 'content not reloaded')),
    journalRevisions: new JournalRevisions(),
    userFigures: new UserFigures(),
  };
}
