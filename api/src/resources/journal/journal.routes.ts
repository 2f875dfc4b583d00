import type Router from '@koa/router';
import { listJournal } from '@app/contract/journal';
import type { Context } from 'koa';
import { NOT_MODIFIED, register } from '../../platform/register.ts';
import { loadEntries } from './load-entries.ts';
import { presentEntry } from './journal.presenter.ts';

/**
 * Whether the caller names this state. Not koa's `fresh`: browsers add `Cache-Control: no-cache` to a page's own conditional calls,
 * which would make each of them a whole answer.
 */
const isKnown = (ctx: Context, tag: string): boolean =>
  ctx
    .get('if-none-match')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);

export function registerJournal(router: Router): void {
  register(router, listJournal, async ({ user, ctx }) => {
    const { journalRevisions, vaults, programme } = ctx.deps;
    // The state before the list: what is written between the two is then told again rather than missed.
    const tag = await journalRevisions.of(user.id);
    ctx.set('ETag', tag);
    if (isKnown(ctx, tag)) {
      ctx.state.isQuiet = true;
      return NOT_MODIFIED;
    }
    const entries = await loadEntries(user.id, await vaults.of(user.id));
    return entries.map((entry) => presentEntry(entry, (id) => programme.current.activity(id)?.title));
  });
}
