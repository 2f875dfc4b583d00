import { matchRemote } from './match-remote.ts';
import type { RegistryEntry } from './registry.ts';

const remote = (name: string, routes: string[]): RegistryEntry => ({
  name,
  routes,
  container: name,
  version: '1.0.0',
  entry: '',
  integrity: {},
  preload: [],
  slots: {},
  hostContract: '1',
  access: 'user',
});
const remotes = [
  remote('mf-journey', ['/', '/block/:id', '/block/:blockId/etapa/:etapaId', '/seals']),
  remote('mf-journal', ['/journaling/:entryId?']),
  remote('mf-library', ['/books', '/books/:id', '/books/new/*']),
];

it.each([
  ['/', 'mf-journey'],
  ['/block/1', 'mf-journey'],
  ['/block/1/etapa/4', 'mf-journey'],
  ['/block/1/etapa', undefined],
  ['/SEALS/', 'mf-journey'],
  ['/journaling', 'mf-journal'],
  ['/journaling/new', 'mf-journal'],
  ['/journaling/new/more', undefined],
  ['/books/new', 'mf-library'],
  ['/books/new/a/b', 'mf-library'],
  ['/profile', undefined],
])('%s belongs to %s', (path, name) => {
  expect(matchRemote(path, remotes)?.name).toBe(name);
});

it('prefers the more specific pattern, whatever the order', () => {
  const rivals = [
    remote('mf-wide', ['/books/*']),
    remote('mf-exact', ['/books/:id']),
    remote('mf-static', ['/books/best']),
  ];
  expect(matchRemote('/books/best', rivals)?.name).toBe('mf-static');
  expect(matchRemote('/books/7', rivals)?.name).toBe('mf-exact');
  expect(matchRemote('/books', rivals)?.name).toBe('mf-wide');
});

it('D-04: a path that cannot be decoded belongs to no remote, and is not printed', () => {
  const printed = jest.spyOn(console, 'warn').mockReturnValue();
  expect(matchRemote('/journaling/%E0%A4%A', remotes)).toBeUndefined();
  expect(printed).not.toHaveBeenCalled();
});
