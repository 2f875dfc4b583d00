import { findByRoot, loadRoots, rootsIn } from './word-roots.ts';

const roots = async (text: string) => [...rootsIn(text, (await loadRoots())!)];

it.each([
  ['lluvia', 'llovido'],
  ['lluvia', 'llovía'],
  ['llueve', 'llover'],
  ['pienso', 'pensar'],
  ['duermo', 'dormir'],
  ['sueño', 'soñado'],
  ['abrazo', 'abrazos'],
  ['jardín', 'jardines'],
  ['dolor', 'duele'],
  ['amor', 'amar'],
  ['vida', 'vivir'],
  ['tristeza', 'tristes'],
])('%s and %s have one root', async (one, other) => {
  expect(await roots(one)).toEqual(await roots(other));
});

it.each([
  ['soñar', 'sonar'],
  ['ventana', 'venta'],
  ['hermana', 'hermosa'],
])('%s and %s have not', async (one, other) => {
  expect(await roots(one)).not.toEqual(await roots(other));
});

it('leaves short words out', async () => {
  expect(await roots('Y así fue, con el té')).toEqual([]);
});

it('finds the place of a word with the same root', async () => {
  await loadRoots();
  const text = 'Hoy ha llovido despacio';
  expect(findByRoot(text, 'lluvia')).toEqual({ from: 7, to: 14 });
  expect(findByRoot(text, 'nieve')).toBeUndefined();
});
