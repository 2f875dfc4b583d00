import type { Deps } from './deps.ts';
import type { UserFigures } from './resources/admin/stats/user-stats.ts';
import type { JournalRevisions } from './resources/writing/journal/journal-revisions.ts';
import type { ServedProgramme } from './resources/programme/served/served-programme.ts';
import type { RemoteRegistry } from './resources/delivery/registry/serving/remote-registry.ts';

/** What a process creates once, by `createDeps`, and handlers find at `ctx.deps`. Resources themselves name only what they use of `Deps`. */
export interface AppDeps extends Deps {
  /** The remotes that are live. */
  readonly registry: RemoteRegistry;
  /** Blocks, stages, seals and activities, from memory. */
  readonly programme: ServedProgramme;
  /** The state of each user's journal. */
  readonly journalRevisions: JournalRevisions;
  /** What the admin panel's cards show. */
  readonly userFigures: UserFigures;
}

declare module 'koa' {
  interface DefaultContext {
    deps: AppDeps;
  }
}
