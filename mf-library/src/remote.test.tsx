// The declaration in the bundler configuration is read as text: the configuration itself needs the whole bundler.
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { routes } from './remote.tsx';
import { libraryAnswers } from './testing/a-library.ts';

const config = readFileSync('mf-library/rspack.config.mjs', 'utf8');
const declared = (what: string) =>
  [...(new RegExp(`${what}: \\[([^\\]]*)\\]`).exec(config)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it('declares the routes and the slot that it has', async () => {
  expect(routes.map(({ path }) => path)).toEqual(declared('routes'));
  expect(declared('slots')).toEqual(['home-next-reading']);
  expect((await import('./slot-home-next-reading.tsx')).default).toBeInstanceOf(Function);
});

it.each([
  ['/books', 'Libros'],
  ['/books/1', 'Una habitación propia'],
  ['/books/999', 'Libro no encontrado'],
  ['/movies', 'Películas'],
  ['/movies/1', 'Cléo de 5 a 7'],
  ['/movies/999', 'Película no encontrada'],
  ['/playlists', 'Medias Emocionales'],
  ['/challenges', 'Retos de transformación'],
])('mounts and unmounts %s, accessibly', async (path, title) => {
  const view = await renderInHost({ routes, path, user: { hasPremiumAccess: true }, answers: libraryAnswers() });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  // What is still on its way arrives while axe is looking.
  expect(await act(() => axe(view.container))).toHaveNoViolations();
  view.unmount();
  expect(document.body.textContent).toBe('');
});

it('leaves no global style', async () => {
  await renderInHost({ routes, path: '/books/1', user: { hasPremiumAccess: true }, answers: libraryAnswers() });
  await screen.findByRole('heading', { level: 1 });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const global = rules.filter((rule) => rule instanceof CSSStyleRule && !rule.selectorText.includes('.'));
  expect(global.map((rule) => rule.cssText)).toEqual([]);
});
