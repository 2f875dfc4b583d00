import { demo } from '../../fixtures/accounts.ts';
import type { Act, Stage } from '../act.ts';

/** Searches a library for what is not there. */
async function searchInVain({ page, goto, until }: Stage, address: string, empty: string): Promise<void> {
  await goto(address);
  await until(/^Cargar más/);
  await page.getByRole('searchbox').fill('zzz');
  await until(empty);
}

/** The four libraries (2§2.8–2§2.11). */
export const libraryActs = {
  books: {
    async play(stage) {
      await stage.signIn(demo('demo'));
      await searchInVain(stage, '/books', 'No se encontraron libros que coincidan con tu búsqueda');
      await stage.goto('/books/999');
      await stage.until('Libro no encontrado');
    },
    faults: ['404'],
  },
  films: {
    async play(stage) {
      await stage.signIn(demo('demo'));
      await searchInVain(stage, '/movies', 'No se encontraron películas que coincidan con tu búsqueda');
      await stage.goto('/movies/999');
      await stage.until('Película no encontrada');
    },
    faults: ['404'],
  },
  playlists: {
    async play(stage) {
      await stage.signIn(demo('demo'));
      await searchInVain(stage, '/playlists', 'No se encontraron playlists que coincidan con tu búsqueda');
    },
  },
  challenges: {
    async play(stage) {
      await stage.signIn(demo('demo'));
      await searchInVain(stage, '/challenges', 'No se encontraron retos que coincidan con tu búsqueda');
    },
  },
} satisfies Record<string, Act>;
