import { titleOf } from './page-title.ts';

it.each([
  ['/', 'Tu camino interior · Reencuentro'],
  ['/journaling', 'Notas · Reencuentro'],
  ['/journaling/new', 'Notas · Reencuentro'],
  ['/block/3/etapa/9', 'Etapa · Reencuentro'],
  ['/no-existe', 'Reencuentro'],
])('the tab at %s reads %s', (pathname, title) => {
  expect(titleOf(pathname)).toBe(title);
});
