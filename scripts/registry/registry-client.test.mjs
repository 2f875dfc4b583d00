import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { registryClient, UPLOAD_LIMIT_BYTES } from './registry-client.mjs';

let server;
let url;
let answer;
const registry = () => registryClient({ url, token: 'one' });

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** One line without a stack. */
async function lineOf(act) {
  const error = await act().catch((thrown) => thrown);
  expect(error.constructor.name).toBe('Stop');
  expect(error.message).not.toContain('\n');
  return error.message;
}

describe('a refusal is one clear line', () => {
  it('for a wrong token', async () => {
    answer = { status: 401, body: { message: 'El token de publicación falta.' } };
    expect(await lineOf(() => registry().list())).toMatch(/does not take this token: .* DEPLOY_TOKEN/);
  });

  it.each(['localhost:3990', 'reencuentro.example', 'ftp://reencuentro.example', ''])(
    'for --to %s, which is no address',
    async (wrong) => {
      const line = await lineOf(async () => registryClient({ url: wrong, token: 'one' }));
      expect(line).toContain('write it with http:// or https://');
    },
  );

  it('for an older version, an address of others, a wrong field', async () => {
    answer = { status: 409, body: { message: 'La ruta /journal es de mf-journal.' } };
    expect(await lineOf(() => registry().promote('mf-x', '1.0.0'))).toContain(
      '(409): La ruta /journal es de mf-journal.',
    );
    answer = { status: 400, body: { message: 'Revisa los datos.', fields: { days: 'Demasiados' } } };
    expect(await lineOf(() => registry().createToken({}))).toContain('Revisa los datos. days: Demasiados');
    answer = { status: 502, body: '<html>' };
    expect(await lineOf(() => registry().list())).toContain('(502)');
  });

  it('for what is too large, before it is sent', async () => {
    const dist = mkdtempSync(path.join(os.tmpdir(), 'large-'));
    const file = 'a.js';
    writeFileSync(path.join(dist, file), randomBytes(UPLOAD_LIMIT_BYTES + 1024));
    writeFileSync(path.join(dist, 'remote.json'), JSON.stringify({ integrity: { [file]: '' } }));
    try {
      expect(await lineOf(() => registry().publish('mf-x', { dist }))).toMatch(
        /^mf-x is 20\.\d MB packed, and a version has at most 20\.0 MB/,
      );
    } finally {
      rmSync(dist, { recursive: true });
    }
  });
});

it('knows the limit that the API has', () => {
  const source = readFileSync(inRoot('api/src/resources/delivery/registry/publishing/upload.ts'), 'utf8');
  expect(source).toContain('UPLOAD_LIMIT_BYTES = 20 * 1024 * 1024');
  expect(UPLOAD_LIMIT_BYTES).toBe(20 * 1024 * 1024);
});
