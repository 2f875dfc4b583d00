import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { registryClient } from './registry-client.mjs';

const MAP = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' });
const published = { name: 'mf-garden', promoted: null };
let dist;
let said;
let mapsAnswer;

beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  writeFileSync(path.join(dist, 'a.js'), 'a();');
  writeFileSync(path.join(dist, 'a.js.map'), MAP);
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify({ version: '1.1.0', integrity: { 'a.js': '' } }));
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async ({ pathname }) =>
      pathname.endsWith('/maps') ? mapsAnswer() : Response.json(published, { status: 201 }),
    );
});
afterEach(() => {
  rmSync(dist, { recursive: true });
  jest.restoreAllMocks();
});

const publish = () => registryClient({ url: 'http://localhost:3000', token: 'one' }).publish('mf-garden', { dist });
const addresses = () => fetch.mock.calls.map(([{ pathname }]) => pathname);

it('sends the source maps after the version', async () => {
  mapsAnswer = () => new Response(null, { status: 204 });
  await expect(publish()).resolves.toEqual(published);
  expect(addresses()).toEqual(['/api/registry/mf-garden/versions', '/api/registry/mf-garden/versions/1.1.0/maps']);
  expect(said).toBe('');
});

describe('a version that is there already cannot be published again, so what fails with its maps is only said', () => {
  const refused = (status) => () => Response.json({ message: 'No es un mapa de código.' }, { status });
  it.each([
    ['a lost connection', () => Promise.reject(new Error('socket hang up')), 'socket hang up'],
    ['an error of the server', refused(503), '(503)'],
    ['a refused map', refused(400), 'No es un mapa de código.'],
    ['too large an upload', refused(413), 'takes at most 20.0 MB in one upload'],
  ])('%s', async (_, answer, why) => {
    mapsAnswer = answer;
    await expect(publish()).resolves.toEqual(published);
    expect(said).toContain('The source maps of mf-garden 1.1.0 are not kept');
    expect(said).toContain(why);
    expect(said).toContain('its faults will show places in the built files');
  });

  it('a map that cannot be read', async () => {
    writeFileSync(path.join(dist, 'a.js.map'), '{}');
    await expect(publish()).resolves.toEqual(published);
    expect(said).toContain('The source maps of mf-garden 1.1.0 are not kept');
    expect(addresses()).toHaveLength(1);
  });
});
