import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { lockFaults, withoutUnhashed } from './lock-faults.mjs';

const hashed = (more) => ({ version: '2.0.0', integrity: 'sha512-x', ...more });
const packages = {
  '': {},
  api: { version: '1.0.0' },
  'node_modules/@app/api': { link: true },
  'node_modules/a': hashed({ optionalDependencies: { 'a-darwin-arm64': '2.0.0', 'a-linux-x64': '2.0.0' } }),
  'node_modules/a-linux-x64': hashed({ optional: true }),
};

it('R-03: a lock file with every platform, each entry with its hash, has no faults', () => {
  const whole = { ...packages, 'node_modules/a-darwin-arm64': hashed({ optional: true }) };
  expect(lockFaults(whole)).toEqual({ missing: [], unhashed: [] });
});

it('R-03: a missing optional package of another platform is named', () => {
  expect(lockFaults(packages)).toEqual({ missing: ['a-darwin-arm64@2.0.0'], unhashed: [] });
});

it.each([
  ['no hash', undefined],
  ['a weak one', 'sha1-x'],
])('R-03: an entry with %s is named, also of another platform, and npm has to ask for it again', (_, integrity) => {
  const entry = { version: '2.0.0', optional: true, integrity };
  const unheld = { ...packages, 'node_modules/a-darwin-arm64': entry };
  expect(lockFaults(unheld)).toEqual({ missing: [], unhashed: ['node_modules/a-darwin-arm64'] });
  expect(withoutUnhashed({ lockfileVersion: 3, packages: unheld })).toEqual({ lockfileVersion: 3, packages });
});

describe('the lock file of the repository', () => {
  const text = readFileSync(inRoot('package-lock.json'), 'utf8');

  it('R-03: is complete, and has a hash for every entry: repair it with node scripts/lock.mjs', () => {
    expect(lockFaults(JSON.parse(text).packages)).toEqual({ missing: [], unhashed: [] });
  });

  it('R-03: names no registry host', () => {
    expect(text).not.toMatch(/"resolved": "https?:/);
  });
});
