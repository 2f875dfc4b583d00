import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { completeLock } from './complete-lock.mjs';

it('adds the optional packages of other platforms at the version their package asks for', () => {
  const binding = {
    version: '2.0.0',
    optionalDependencies: { '@a/binding-darwin-arm64': '2.0.0', '@a/binding-linux-x64-gnu': '2.0.0' },
  };
  const known = { version: '2.0.0', cpu: ['x64'], os: ['linux'] };
  const packages = { '': {}, 'node_modules/@a/binding-linux-x64-gnu': known, 'node_modules/a': binding };
  const { lock, added } = completeLock({ lockfileVersion: 3, packages });
  expect(added).toEqual(['@a/binding-darwin-arm64']);
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'node_modules/@a/binding-darwin-arm64',
    'node_modules/@a/binding-linux-x64-gnu',
    'node_modules/a',
  ]);
  expect(lock.packages['node_modules/@a/binding-darwin-arm64']).toMatchObject({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    optional: true,
  });
  expect(lock.packages['node_modules/@a/binding-linux-x64-gnu']).toBe(known);
});

describe('the lock file of the repository', () => {
  const text = readFileSync(inRoot('package-lock.json'), 'utf8');

  it('is whole: mend it with npm run lock', () => {
    expect(completeLock(JSON.parse(text)).added).toEqual([]);
  });

  it('names no registry host', () => {
    expect(text).not.toMatch(/"resolved": "https?:/);
  });
});
