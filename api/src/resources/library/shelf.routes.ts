import type Router from '@koa/router';
import { changeShelfItem, getShelf } from '@app/contract/library';
import { notFound } from '../../platform/errors.ts';
import { register } from '../../platform/http/register.ts';
import type { Library } from '../programme/content/library-items.ts';
import { changeShelf, loadShelf } from './shelf.repository.ts';

export function registerShelf(router: Router): void {
  register(router, getShelf, ({ user }) => loadShelf(user.id));

  register(router, changeShelfItem, async ({ user, params, body, ctx }) => {
    if (!isInLibrary(ctx.deps.programme.library, params.item)) throw notFound();
    await changeShelf(user.id, params.item, body, ctx.deps.clock());
  });
}

function isInLibrary({ books, films, playlists, challenges }: Library, item: string): boolean {
  const [kind, id] = item.split('-');
  const collection = { book: books, film: films, playlist: playlists, challenge: challenges }[kind ?? ''];
  return collection?.find(Number(id)) !== undefined;
}
