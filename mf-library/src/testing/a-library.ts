import {
  type Book,
  type BookCard,
  type Challenge,
  type ChallengeCard,
  changeShelfItem,
  type Film,
  type FilmCard,
  getBook,
  getChallenge,
  getFilm,
  getShelf,
  listBooks,
  listChallenges,
  listFilms,
  listPlaylists,
  type PlaylistCard,
  type Shelf,
} from '@app/contract/library';
import { getUserStats } from '@app/contract/progress';
import type { CallAnswer, FakeAnswer } from '@app/shared-ui/testing/render-with-host';

const isLocked = false;

export const aBook = (facts: Partial<BookCard> = {}): BookCard => ({
  id: 1,
  title: 'Una habitación propia',
  author: 'Virginia Woolf',
  year: 1929,
  description: 'De qué trata.',
  tags: ['Libertad'],
  coverColor: '#5f6f7d',
  minutes: 4,
  blocks: [1],
  isLocked,
  isEtapaBook: false,
  ...facts,
});

export const aFilm = (facts: Partial<FilmCard> = {}): FilmCard => ({
  id: 1,
  title: 'Cléo de 5 a 7',
  director: 'Agnès Varda',
  year: 1962,
  duration: 90,
  description: 'De qué trata.',
  tags: ['Mirada'],
  coverColor: '#6f5f7d',
  blocks: [1],
  isLocked,
  isBlockMovie: false,
  ...facts,
});

export const aPlaylist = (facts: Partial<PlaylistCard> = {}): PlaylistCard => ({
  id: 1,
  title: 'Piano para la primera taza',
  description: 'Antes de que la casa se despierte.',
  tags: ['Piano'],
  coverColor: '#7d5f6f',
  mood: 'Calma',
  curator: 'Spotify',
  publicName: 'Peaceful Piano',
  spotifyId: '37i9dQZF1DX4sWSpwq3LiO',
  isLocked,
  isBlockPlaylist: false,
  ...facts,
});

export const aChallenge = (facts: Partial<ChallengeCard> = {}): ChallengeCard => ({
  id: 1,
  title: 'Siete sentidos',
  description: 'Una semana para estrenar el cuerpo.',
  tags: ['Cuerpo'],
  duration: '3 días',
  category: 'Consciencia',
  daysCount: 3,
  isLocked,
  ...facts,
});

const whole = {
  fullSummary: [
    { heading: 'Primera parte', text: ['Párrafo uno.', 'Párrafo dos.'] },
    { heading: 'Segunda parte', text: ['Párrafo tres.', 'Párrafo cuatro.', 'Párrafo cinco.'] },
  ],
  exercise: { title: 'Haz sitio', steps: ['Busca una silla.', 'Siéntate.', 'Quédate un rato.'] },
  question: '¿Dónde está tu sitio?',
};

const bookOf = (card: BookCard): Book => ({ ...card, ...whole });
const filmOf = (card: FilmCard): Film => ({
  ...card,
  ...whole,
  symbolism: [{ image: 'El espejo', meaning: 'Lo que los demás ven.' }],
});
const challengeOf = (card: ChallengeCard): Challenge => ({
  ...card,
  intro: ['Por qué hacerlo.'],
  days: Array.from({ length: card.daysCount }, (_, i) => ({ title: `Paso ${i + 1}`, text: `Texto del día ${i + 1}.` })),
  closing: 'Y para terminar.',
});

interface LibraryFacts {
  readonly books?: readonly BookCard[];
  readonly films?: readonly FilmCard[];
  readonly playlists?: readonly PlaylistCard[];
  readonly challenges?: readonly ChallengeCard[];
  readonly shelf?: Partial<Shelf>;
  /** Activities that a user without premium has completed: from five on the user is at the limit. */
  readonly completedActivities?: number;
}

/** Answers every read request of a library with these cards; whole items as the server sends them, 403 for locked ones. */
export function libraryAnswers({
  books = [aBook()],
  films = [aFilm()],
  playlists = [aPlaylist()],
  challenges = [aChallenge()],
  shelf = {},
  completedActivities = 0,
}: LibraryFacts = {}): CallAnswer[] {
  return [
    [listBooks, { body: books }],
    [listFilms, { body: films }],
    [listPlaylists, { body: playlists }],
    [listChallenges, { body: challenges }],
    [getBook, ({ params }) => itemAnswer(books, params['id'], bookOf)],
    [getFilm, ({ params }) => itemAnswer(films, params['id'], filmOf)],
    [getChallenge, ({ params }) => itemAnswer(challenges, params['id'], challengeOf)],
    [getShelf, { body: { saved: [], positions: {}, ...shelf } }],
    [changeShelfItem, { status: 204 }],
    [getUserStats, { body: { completedWeeks: 0, completedActivities, activityProgressPercentage: 0 } }],
  ];
}

function itemAnswer<T extends { readonly id: number; readonly isLocked: boolean }>(
  items: readonly T[],
  id: string | undefined,
  whole: (item: T) => T,
): FakeAnswer {
  const item = items.find((one) => String(one.id) === id);
  if (!item) return { status: 404, body: { message: 'No lo hemos encontrado.' } };
  if (item.isLocked) return { status: 403, body: { message: 'Este es su comienzo.', requiresPremium: true } };
  return { body: whole(item) };
}
