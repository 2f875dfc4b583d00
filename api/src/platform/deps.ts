import type { Env } from '../env.ts';
import type { RemoteRegistry } from '../resources/registry/remote-registry.ts';
import type { ServedProgramme } from '../resources/programme/served-programme.ts';
import type { Services } from '../services.ts';
import type { Health } from './health.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';
import type { Sessions } from './sessions/sessions.ts';

/** The current time; tests pass their own. */
export type Clock = () => Date;

/** What the resources work with, made once per process by `createApi` and found at `ctx.deps`. */
export interface Deps extends Services {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Signing in and out, revocation. */
  readonly sessions: Sessions;
  readonly health: Health;
  readonly metrics: Metrics;
  /** The remotes that are live. */
  readonly registry: RemoteRegistry;
  /** Blocks, stages, seals and activities, from memory. */
  readonly programme: ServedProgramme;
}

declare module 'koa' {
  interface DefaultContext {
    deps: Deps;
  }
}
