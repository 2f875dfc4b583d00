import type Router from '@koa/router';
import {
  getBook,
  getChallenge,
  getFilm,
  listBooks,
  listChallenges,
  listFilms,
  listPlaylists,
} from '@app/contract/library';
import type { Context } from 'koa';
import type { CurrentUser } from '../../platform/http/access.ts';
import { libraryLocked, notFound } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { register } from '../../platform/http/register.ts';
import type { Programme } from '../programme/served/programme.ts';
import { loadOverview } from '../programme/progress/progress.repository.ts';
import type { Library } from '../programme/content/library-items.ts';
import { freeChallenge, freeWork, type LibraryReader, type Lock, lockOf, type Openable } from './library.policy.ts';
import {
  challengePreview,
  presentBook,
  presentBookCard,
  presentChallenge,
  presentChallengeCard,
  presentFilm,
  presentFilmCard,
  presentPlaylist,
  summaryPreview,
} from './library.presenter.ts';
import { registerShelf } from './shelf.routes.ts';

export function registerLibrary(router: Router): void {
  register(router, listBooks, async ({ user, ctx }) => {
    const reader = await readerOf(user);
    return libraryOf(ctx).books.all.map((book) => presentBookCard(book, reader));
  });

  register(router, getBook, async ({ user, params, ctx }) => {
    const book = found(libraryOf(ctx).books.find(params.id));
    const reader = await readerOf(user);
    assertOpen(freeWork(book), reader, ctx, () => summaryPreview(book));
    return presentBook(book, reader);
  });

  register(router, listFilms, async ({ user, ctx }) => {
    const reader = await readerOf(user);
    return libraryOf(ctx).films.all.map((film) => presentFilmCard(film, reader));
  });

  register(router, getFilm, async ({ user, params, ctx }) => {
    const film = found(libraryOf(ctx).films.find(params.id));
    const reader = await readerOf(user);
    assertOpen(freeWork(film), reader, ctx, () => summaryPreview(film));
    return presentFilm(film, reader);
  });

  register(router, listPlaylists, async ({ user, ctx }) => {
    const reader = await readerOf(user);
    return libraryOf(ctx).playlists.all.map((playlist) => presentPlaylist(playlist, reader));
  });

  register(router, listChallenges, async ({ user, ctx }) => {
    const reader = await readerOf(user);
    return libraryOf(ctx).challenges.all.map((challenge) => presentChallengeCard(challenge, reader));
  });

  register(router, getChallenge, async ({ user, params, ctx }) => {
    const challenge = found(libraryOf(ctx).challenges.find(params.id));
    const reader = await readerOf(user);
    assertOpen(freeChallenge(challenge), reader, ctx, () => challengePreview(challenge));
    return presentChallenge(challenge, reader);
  });

  registerShelf(router);
}

const libraryOf = (ctx: Context): Library => ctx.deps.programme.library;

async function readerOf({ id, hasPremiumAccess }: CurrentUser): Promise<LibraryReader> {
  return { hasPremiumAccess, overview: await loadOverview(id) };
}

function found<T>(item: T | undefined): T {
  if (!item) throw notFound();
  return item;
}

/** @throws HttpProblem 403 with the preview instead of the text */
function assertOpen(item: Openable, reader: LibraryReader, ctx: Context, preview: () => string): void {
  const lock = lockOf(item, reader);
  if (!lock) return;
  throw lock === 'premium'
    ? libraryLocked({ requiresPremium: true }, messages.libraryPremium, preview())
    : libraryLocked({ lockedBy: lock }, messages.opensAfter(titleOfLock(ctx.deps.programme.current, lock)), preview());
}

/** 'la etapa «…»' or 'el bloque «…»'. */
function titleOfLock(programme: Programme, lock: Exclude<Lock, 'premium'>): string {
  const [kind, number] = lock.split(':');
  const id = Number(number);
  return kind === 'stage'
    ? messages.theStage(programme.stage(id)?.title ?? '')
    : messages.theBlock(programme.block(id)?.title ?? '');
}
