import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';

const root = resolve(import.meta.dirname, '..');
const sources = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.'),
);

/** Everything that can make an outgoing call: the global fetch, and modules of Node and npm. */
const CALLS = /\bfetch\(|from '(node:)?(http2|https|tls|dgram|net)'|from '(undici|axios|got|node-fetch)'|\brequest\(/;
/** Parse addresses without calling them. */
const READ_ADDRESSES = [
  'env.ts',
  'platform/http/forwarded.ts',
  'platform/http/local-host.ts',
  'platform/limits/limits.ts',
  'platform/limits/network.ts',
];

it('I-08: the API connects to no address but its database and the operator’s mail server', () => {
  expect(sources.length).toBeGreaterThan(150);
  const calling = sources.filter((file) => CALLS.test(readFileSync(resolve(root, 'src', file), 'utf8')));
  expect(calling.toSorted()).toEqual(READ_ADDRESSES);
  for (const file of READ_ADDRESSES)
    expect(readFileSync(resolve(root, 'src', file), 'utf8')).toMatch(
      /import \{[^}]*\bisIP(v6)?\b[^}]*\} from 'node:net'/,
    );
});

it('I-07: nothing is exported as CSV, so that no formula is either', () => {
  const openapi = readFileSync(resolve(root, '../docs/openapi.json'), 'utf8');
  expect(() => z.json().parse(JSON.parse(openapi))).not.toThrow();
  expect(openapi).not.toMatch(/csv/i);
  expect(sources.filter((file) => /text\/csv|\.csv/i.test(readFileSync(resolve(root, 'src', file), 'utf8')))).toEqual(
    [],
  );
});
