import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { heaviest, keepBudget } from './budget.mjs';

let dist;
let remote;
const write = () => writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(remote));
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'budget-'));
  // Random bytes do not compress: a file weighs what it is long.
  const file = (name, length) => writeFileSync(path.join(dist, name), randomBytes(length));
  file('remoteEntry.js', 1000);
  file('remote.chunk.js', 2000);
  file('list.chunk.js', 500);
  file('map.chunk.js', 9000);
  file('later.chunk.js', 50_000);
  file('slot-garden-path.chunk.js', 9500);
  remote = {
    entry: '/remotes/mf-garden/1.0.0/remoteEntry.js',
    preload: ['remote.chunk.js'],
    routes: ['/garden', '/garden/map'],
    pages: { '/garden': ['list.chunk.js'], '/garden/map': ['map.chunk.js', 'remote.chunk.js'] },
  };
  write();
});
afterEach(() => rmSync(dist, { recursive: true }));

it('weighs what a page loads before it is there: the entry, what is preloaded, its own files, each once', async () => {
  const { where, bytes, files } = await heaviest({ name: 'mf-garden', dist });
  expect(where).toBe('at /garden/map');
  expect(Math.round(bytes / 100)).toBe(120);
  expect(files.map(([name]) => name)).toEqual(['map.chunk.js', 'remote.chunk.js', 'remoteEntry.js']);
});

const garden = (budgetKb) => ({ name: 'mf-garden', dist, budgetKb });

it('lets a build pass within its budget', () => expect(keepBudget(garden(12.1))).resolves.toBeUndefined());

it('names the page, the heaviest files and what to do', async () => {
  await expect(keepBudget(garden(11))).rejects.toThrow(
    /^mf-garden weighs 12\.0 kB at \/garden\/map, and its budget is 11 kB: map\.chunk\.js 9\.0 kB, remote\.chunk\.js 2\.0 kB, .*budgetKb in mf-garden\/package\.json\.$/,
  );
});

it('weighs a part like a page: the entry and its own files, without what pages load first', async () => {
  remote.parts = { 'garden-path': ['slot-garden-path.chunk.js'], 'garden-bed': [] };
  write();
  await expect(keepBudget(garden(12.1))).resolves.toBeUndefined();
  remote.parts['garden-path'].push('map.chunk.js');
  write();
  await expect(keepBudget(garden(12.1))).rejects.toThrow(
    /^mf-garden weighs 19\.5 kB in the slot garden-path, and its budget is 12\.1 kB: slot-garden-path\.chunk\.js 9\.5 kB, /,
  );
});

it('wants a budget', () =>
  expect(keepBudget(garden(undefined))).rejects.toThrow('mf-garden/package.json has no budget'));
