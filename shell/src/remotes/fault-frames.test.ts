import { framesOf, nameOf } from './fault-frames.ts';

const entry = {
  name: 'mf-uno',
  container: 'mf_uno',
  version: '1.0.0',
  entry: '/remotes/mf-uno/1.0.0/remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-x', 'remote.1a.chunk.js': 'sha384-y' },
  preload: [],
  routes: [],
  slots: {},
  hostContract: '1',
  access: 'user' as const,
};
const folder = `${window.location.origin}/remotes/mf-uno/1.0.0`;
const thrown = (error: Error, stack: string) => Object.assign(error, { stack });

it.each([
  [
    'Chromium',
    `TypeError: Mi secreto\n    at b (${folder}/remote.1a.chunk.js:1:234)\n    at ${folder}/remoteEntry.js:2:3`,
  ],
  ['Firefox and Safari', `b@${folder}/remote.1a.chunk.js:1:234\n@${folder}/remoteEntry.js:2:3`],
])('takes the places in the own files from a stack of %s', (_, stack) => {
  expect(framesOf(thrown(new TypeError('Mi secreto'), stack), entry)).toEqual([
    { file: 'remote.1a.chunk.js', line: 1, column: 234 },
    { file: 'remoteEntry.js', line: 2, column: 3 },
  ]);
});

it('takes nothing of other files, addresses and words', () => {
  const stack = `Error: (${folder}/secreto.js:1:1)\n at a (${window.location.origin}/main.js:1:1)\n at https://x.example/remotes/mf-uno/1.0.0/remoteEntry.js:1:1`;
  expect(framesOf(thrown(new Error('x'), stack), entry)).toEqual([]);
  expect(framesOf('words', entry)).toEqual([]);
});

it('names the class of an error and the number of React’s message, and never the message', () => {
  expect(nameOf(new SyntaxError('Unexpected token in "Mi secreto"'))).toBe('SyntaxError');
  expect(nameOf(new Error('Minified React error #31; visit https://react.dev'))).toBe('Error #31');
  expect(nameOf(Object.assign(new Error('x'), { name: 'Mi secreto' }))).toBe('Error');
  expect(nameOf('words')).toBe('Error');
});
