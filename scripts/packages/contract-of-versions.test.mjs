import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { hostContract } from '../remote-kit/build/host-contract.mjs';
import { contractFault } from './contract-of-versions.mjs';
import { PACKAGES } from './packages.mjs';

/** A CHANGELOG.md, newest version first. */
const changes = (...versions) =>
  ['# Changes', ...versions.map(([version, text]) => `## ${version}\n\n${text}`)].join('\n\n');
const first = ['1.0.0', 'Host contract 1. First version.'];
const NONE = /^none$/;
const second = ['1.1.0', 'Host contract 1.1: documents.'];

it.each([
  ['a version for each host contract', changes(second, first), '1.1', NONE],
  [
    'versions between them',
    changes(['1.2.1', 'Host contract 1.1.'], ['1.2.0', 'Host contract 1.1.'], second, first),
    '1.1',
    NONE,
  ],
  ['a host contract without a version', changes(second, first), '1.2', /^no version has the host contract 1\.2: raise/],
  [
    'the line of a packed version changed',
    changes(['1.1.0', 'Host contract 1.2: more.'], first),
    '1.2',
    /^version 1\.1\.0 has the host contract 1\.2, and 1\.0\.0 has 1\.0: one between/,
  ],
  [
    'a patch for a new contract',
    changes(['1.0.1', 'Host contract 1.1: more.'], first),
    '1.1',
    /^version 1\.0\.1 has another host contract than 1\.0\.0/,
  ],
  ['a version that names none', changes(['1.1.0', 'Documents.'], first), '1.1', /^version 1\.1\.0 does not say/],
  [
    'a contract without its minor in the number',
    changes(['1.1.0', 'Host contract 1.10: more.'], first),
    '1.1',
    /^no version/,
  ],
])('%s', (_, text, offered, fault) => expect(contractFault(text, offered) ?? 'none').toMatch(fault));

it.each(PACKAGES)('$name has a version of its own for each host contract', ({ folder }) =>
  expect(contractFault(readFileSync(inRoot(folder, 'CHANGELOG.md'), 'utf8'), hostContract())).toBeUndefined(),
);
