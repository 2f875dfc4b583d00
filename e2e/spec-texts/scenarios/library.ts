import { demo } from '../../fixtures/accounts.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';

/** Searches a library for a text that it does not contain. */
async function searchWithoutResult(
  { page, goto, until }: ScenarioContext,
  address: string,
  empty: string,
): Promise<void> {
  await goto(address);
  await until(/^Cargar más/);
  await page.getByRole('searchbox').fill('zzz');
  await until(empty);
}

/** The four libraries (2§2.8–2§2.11). */
export const libraryScenarios = {
  books: {
    async run(scenario) {
      await scenario.signIn(demo('demo'));
      await searchWithoutResult(scenario, '/books', 'No se encontraron libros que coincidan con tu búsqueda');
      await scenario.goto('/books/999');
      await scenario.until('Libro no encontrado');
    },
    faults: ['404'],
  },
  films: {
    async run(scenario) {
      await scenario.signIn(demo('demo'));
      await searchWithoutResult(scenario, '/movies', 'No se encontraron películas que coincidan con tu búsqueda');
      await scenario.goto('/movies/999');
      await scenario.until('Película no encontrada');
    },
    faults: ['404'],
  },
  playlists: {
    async run(scenario) {
      await scenario.signIn(demo('demo'));
      await searchWithoutResult(scenario, '/playlists', 'No se encontraron playlists que coincidan con tu búsqueda');
    },
  },
  challenges: {
    async run(scenario) {
      await scenario.signIn(demo('demo'));
      await searchWithoutResult(scenario, '/challenges', 'No se encontraron retos que coincidan con tu búsqueda');
    },
  },
} satisfies Record<string, Scenario>;
