import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const sources = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.'),
);

/** Everything that can make an outgoing call: the global fetch, and modules of Node and npm. */
const CALLS = /\bfetch\(|from '(node:)?(http2|https|tls|dgram|net)'|from '(undici|axios|got|node-fetch)'|\brequest\(/;
/** Parse addresses without calling them. */
const READ_ADDRESSES = [
  'platform/env.ts',
  'platform/http/forwarded.ts',
  'platform/http/local-host.ts',
  'platform/limits/limits.ts',
  'platform/limits/network.ts',
];
/** Calls the push services of browsers, which are listed. */
const CALLS_OUT = ['platform/push/push.ts'];

it('I-08: the API connects to no address but its database, the operator’s mail server and collector, and the listed push services', () => {
  expect(sources.length).toBeGreaterThan(150);
  const calling = sources.filter((file) => CALLS.test(readFileSync(resolve(root, 'src', file), 'utf8')));
  expect(calling.toSorted()).toEqual([...READ_ADDRESSES, ...CALLS_OUT].toSorted());
  for (const file of READ_ADDRESSES)
    expect(readFileSync(resolve(root, 'src', file), 'utf8')).toMatch(
      /import \{[^}]*\bisIP(v6)?\b[^}]*\} from 'node:net'/,
    );
});
