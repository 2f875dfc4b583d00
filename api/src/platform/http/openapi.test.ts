import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endpoints } from '@app/contract/endpoints';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { openApiDocument } from './openapi.ts';

const committed = resolve(import.meta.dirname, '../../../../docs/openapi.json');
const document = openApiDocument(endpoints);

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

it('equals docs/openapi.json, so that every change of the wire is seen in review', () => {
  // After an intended change: UPDATE_OPENAPI=1 node scripts/jest.mjs api openapi
  if (process.env['UPDATE_OPENAPI']) writeFileSync(committed, `${JSON.stringify(document, null, 2)}\n`);
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
});

/** Findings of an independent OpenAPI validator. */
function verdictOn(file: string): { valid: boolean; errors?: unknown } {
  const cli = resolve(
    import.meta.dirname,
    '../../../../node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js',
  );
  return JSON.parse(spawnSync(process.execPath, [cli, file], { encoding: 'utf8' }).stdout);
}

it('is valid OpenAPI, every reference in it resolves', () => {
  expect(verdictOn(committed)).toEqual({ valid: true });
});

it('control: with one unresolved reference it is invalid', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  const broken = join(folder, 'openapi.json');
  writeFileSync(broken, readFileSync(committed, 'utf8').replace('#/components/schemas/Json', '#/$defs/__schema0'));
  expect(verdictOn(broken)).toMatchObject({ valid: false, errors: expect.stringContaining('__schema0') });
  rmSync(folder, { recursive: true });
});

it('is public, at /api/openapi.json', async () => {
  const { status, body } = await server.client().get('/api/openapi.json');
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(document)));
});

it('describes an endpoint with its parameters, body, answers and access', () => {
  const { paths } = document as { paths: Record<string, Record<string, unknown>> };
  expect(paths['/api/activities/{id}/status']?.['patch']).toMatchObject({
    operationId: 'setActivityStatus',
    security: [{ session: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema: { required: ['status'], additionalProperties: false } } } },
    responses: { 200: { content: { 'application/json': { schema: { required: ['activity'] } } } } },
  });
});
