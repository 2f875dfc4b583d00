import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fetchNode } from './fetch-node.mjs';

let cache;
beforeEach(() => {
  cache = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-node-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

describe('another release of Node.js', () => {
  it('that no registry gives is told in one line, and leaves nothing that would be taken for it', async () => {
    const npmOptions = ['--registry=http://127.0.0.1:9']; // nothing listens there
    const error = await fetchNode('24', { cache, npmOptions }).catch((reason) => reason);
    expect(error.message).toMatch(/^.{5,200}$/);
    expect(readdirSync(cache)).toEqual([]);
  });

  it('that is not known is refused', async () => {
    await expect(fetchNode('21', { cache })).rejects.toThrow('only 22 and 24 are known');
  });
});
