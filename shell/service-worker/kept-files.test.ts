import { SERVER_PLACES, SHELL_PLACES } from '@app/contract/shell-paths';
import { isPage } from './kept-files.ts';

const isPageAt = (address: string) => isPage(new URL(address, 'https://reencuentro.example'));

it.each(SERVER_PLACES)('leaves %s to the server, which answers it itself', (place) => {
  expect([place, `${place}?token=x`, `${place}/uno`].map(isPageAt)).toEqual([false, false, false]);
});

it.each(['/', ...SHELL_PLACES, '/admin', '/block/1/etapa/2', '/avisos-de-otra', '/calendario?dia=2026-11-21'])(
  'opens %s with the app',
  (address) => {
    expect(isPageAt(address)).toBe(true);
  },
);

it.each(['/favicon.ico', '/manifest.webmanifest', '/avisos-de-otra.pdf'])('leaves the file %s alone', (address) => {
  expect(isPageAt(address)).toBe(false);
});
