import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';

const FILES = ['.oxlintrc.json', 'scripts/remote-kit/lint/remote.json'];
const config = FILES.map((file) => readFileSync(inRoot(file), 'utf8')).join('');
/** Import patterns that name remotes. */
const patterns = [...config.matchAll(/"regex": ("[^"]*mf-[^"]*")/g)].map(([, text]) => JSON.parse(text));

it('finds the patterns', () => expect(patterns.length).toBeGreaterThan(5));

it.each(patterns)('%s matches every possible name of a remote', (pattern) => {
  for (const name of ['mf-calendar', 'mf-my-garden', 'mf-garden-2'])
    expect(`../../${name}/src/remote.tsx`).toMatch(new RegExp(pattern));
});
