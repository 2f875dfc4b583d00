import { exportsOf } from './public-docs.mjs';

const documented = (source) =>
  exportsOf(source)
    .filter(({ isDocumented }) => isDocumented)
    .map(({ name }) => name);

it('counts a docstring directly before an export', () => {
  const source = `/** A. */\nexport const a = 1;\nexport const b = 2;\n// C\nexport function c() {}\n/* D */\nexport type D = string;`;
  expect(exportsOf(source).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'D']);
  expect(documented(source)).toEqual(['a']);
});

it('counts interfaces, classes and generic functions', () => {
  const source = `/** I. */\nexport interface I {}\n/** K. */\nexport class K {}\n/** F. */\nexport async function f<T>(x: T): Promise<T> { return x; }`;
  expect(documented(source)).toEqual(['I', 'K', 'f']);
});

it('leaves out what is not exported, and types inferred from a schema', () => {
  expect(exportsOf(`const a = 1;\nexport type A = z.infer<typeof a>;\nexport { b } from './b.ts';`)).toEqual([]);
});
