// As in Firefox before version 125: each module is loaded, and used, in a browser that has no such thing.
const { Segmenter } = Intl;
beforeAll(() => void Reflect.deleteProperty(Intl, 'Segmenter'));
afterAll(() => void Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true }));

it('cuts no code point', async () => {
  const { firstOf, lastOf, wholeRange } = await import('./graphemes.ts');
  expect(firstOf('💛💛💛', 2)).toBe('💛💛');
  expect(lastOf('a💛💛', 2)).toBe('💛💛');
  expect(lastOf('corta', 0)).toBe('');
  expect(wholeRange('a💛b', { from: 2, to: 3 })).toEqual({ from: 1, to: 3 });
});

it.each([
  ['', []],
  ['Uno. ¿Dos?  «Tres.» Cuatro', ['Uno. ', '¿Dos?  ', '«Tres.» ', 'Cuatro']],
  ['Título\n\nSon 1.200. Fin…', ['Título\n\n', 'Son 1.200. ', 'Fin…']],
])('cuts %j into sentences', async (text, sentences) => {
  const { sentencesIn } = await import('./segments.ts');
  expect([...sentencesIn(text)].map(({ segment }) => segment)).toEqual(sentences);
});

it('joins versions', async () => {
  const { joinVersions } = await import('../versions/compare-versions.ts');
  expect(joinVersions('Salí. Volví tarde.', 'Me quedé. Volví tarde.')).toBe('Salí.\n\nMe quedé.\n\nVolví tarde.');
});
