import { exportedNames, reexportsOf, signatureOf } from './signatures.mjs';

const source = `
import type { A } from './a.ts';
/** What it needs. */
interface Needs { readonly a: A }
type Local = keyof Needs;
/** Does it. @throws Error */
export async function act(
  needs: Needs,
): Promise<void> {
  secret();
}
/** A fault. */
export class Fault extends Error {
  constructor(
    readonly status: number,
  ) {
    super('hidden');
  }
  /** Of what. */
  of(): string { return 'hidden'; }
}
export const make = (a: Local): A => secret(a);
export interface Shown { readonly a: A }
function secret() {}
`;

it('says what a function promises, with the types that it names, and not how it does it', () =>
  expect(signatureOf(source, 'act')).toBe(
    '/** What it needs. */\ninterface Needs { readonly a: A }\n\n/** Does it. @throws Error */\nfunction act(needs: Needs): Promise<void>;',
  ));

it('says of a class what its members are', () => {
  const text = signatureOf(source, 'Fault');
  expect(text).toContain('class Fault extends Error {');
  expect(text).toContain('  /** Of what. */\n  of(): string;');
  expect(text).not.toContain('hidden');
});

it('says of a function in a constant what it takes, with types that lead to others', () =>
  expect(signatureOf(source, 'make')).toMatch(
    /type Local = keyof Needs;[^]*interface Needs[^]*const make = \(a: Local\): A;$/,
  ));

it('knows what a module exports, and hands on', () => {
  expect(exportedNames(source)).toEqual(['act', 'Fault', 'make', 'Shown']);
  expect(reexportsOf("export { a, type B } from './c.ts';")).toEqual([{ from: './c.ts', names: ['a', 'B'] }]);
});

it('refuses a name that is not there', () => expect(() => signatureOf(source, 'gone')).toThrow(/gone/));
