import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { packedDocs } from './packed-docs.mjs';

const files = {
  'docs/remotes.md':
    'See [the host](host.md#slots), [why](decisions/0012-first-paint.md), [below](#below), [a test](../e2e/x.spec.ts), [npm](https://npmjs.com).',
  'docs/host.md': 'How: [remotes.md](remotes.md).',
  'docs/decisions/0012-first-paint.md': 'As in [0011](0011-other.md) and [the guide](../remotes.md#a).',
};

it('packs the guide with what it names, and leaves no link that leads nowhere', () =>
  expect(Object.fromEntries(packedDocs((file) => files[file]))).toEqual({
    'REMOTES.md':
      'See [the host](host.md#slots), [why](decisions/0012-first-paint.md), [below](#below), a test, [npm](https://npmjs.com).',
    'host.md': 'How: [remotes.md](REMOTES.md).',
    'decisions/0012-first-paint.md': 'As in 0011 and [the guide](../REMOTES.md#a).',
  }));

it('packs the guide of this repository whole', () => {
  const docs = packedDocs((file) => readFileSync(inRoot(file), 'utf8'));
  const targets = [...docs].flatMap(([name, text]) =>
    [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, target]) => path.join(path.dirname(name), target)),
  );
  expect(targets).toContain('host.md');
  expect(targets.filter((target) => !docs.has(target))).toEqual([]);
});
