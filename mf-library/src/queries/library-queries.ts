import {
  getBook,
  getChallenge,
  getFilm,
  getShelf,
  listBooks,
  listChallenges,
  listFilms,
  listPlaylists,
} from '@app/contract/library';
import { endpointQuery } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';

/**
 * Locks may change while no page of the library is mounted to hear of it: every visit shows the cache at once and refetches in the
 * background.
 */
const ASK_AGAIN = { staleTime: 0 } as const;

export const booksQuery = queryOptions({ ...endpointQuery(listBooks, {}), ...ASK_AGAIN });
export const filmsQuery = queryOptions({ ...endpointQuery(listFilms, {}), ...ASK_AGAIN });
export const playlistsQuery = queryOptions({ ...endpointQuery(listPlaylists, {}), ...ASK_AGAIN });
export const challengesQuery = queryOptions({ ...endpointQuery(listChallenges, {}), ...ASK_AGAIN });

export const bookQuery = (id: number) => queryOptions({ ...endpointQuery(getBook, { params: { id } }), ...ASK_AGAIN });
export const filmQuery = (id: number) => queryOptions({ ...endpointQuery(getFilm, { params: { id } }), ...ASK_AGAIN });
export const challengeQuery = (id: number) =>
  queryOptions({ ...endpointQuery(getChallenge, { params: { id } }), ...ASK_AGAIN });

export const savedItemsQuery = queryOptions({ ...endpointQuery(getShelf, {}), ...ASK_AGAIN });
