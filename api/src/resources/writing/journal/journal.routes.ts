import type Router from '@koa/router';
import { JOURNAL_PAGE, type JournalEntry, listJournal } from '@app/contract/journal';
import type { Context } from 'koa';
import { type Call, register } from '../../../platform/http/register.ts';
import { readEntries } from './read-entries.ts';
import { presentEntry } from './journal.presenter.ts';

/**
 * Whether the caller's If-None-Match has this tag. Not koa's `fresh`: browsers add `Cache-Control: no-cache` to a page's own conditional
 * requests, which would make every answer a full one.
 */
const namesTag = (ctx: Context, tag: string): boolean =>
  ctx
    .get('if-none-match')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === tag);

export function registerJournal(router: Router): void {
  /** The tag is read before the list: a write between the two is reported again rather than missed. */
  const isKnown = async ({ user, ctx }: Call<typeof listJournal>): Promise<boolean> => {
    const tag = await ctx.deps.journalRevisions.of(user.id);
    ctx.set('ETag', tag);
    return (ctx.state.isQuiet = namesTag(ctx, tag));
  };

  const list = async ({ user, query, ctx }: Call<typeof listJournal>): Promise<JournalEntry[]> => {
    const { vaults, programme } = ctx.deps;
    const titleOf = (id: number) => programme.current.activity(id)?.title;
    const page: JournalEntry[] = [];
    let bytes = 0;
    for await (const stored of readEntries(user.id, await vaults.of(user.id), query.before)) {
      const entry = presentEntry(stored, titleOf);
      bytes += Buffer.byteLength(JSON.stringify(entry));
      const last = page.at(-1);
      if (last && (page.length === JOURNAL_PAGE.entries || bytes > JOURNAL_PAGE.bytes)) {
        ctx.set('Link', `<${listJournal.path}?before=${last.id}>; rel="next"`);
        break;
      }
      page.push(entry);
    }
    return page;
  };

  register(router, listJournal, list, { isKnown, isPoll: true, calls: 'journal', bytes: 'journal', memory: 'answer' });
}
