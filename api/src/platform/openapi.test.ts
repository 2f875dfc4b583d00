import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints } from '@app/contract/endpoints';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { openApiDocument } from './openapi.ts';

const committed = resolve(import.meta.dirname, '../../../docs/openapi.json');
const document = openApiDocument(endpoints);

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

it('is what docs/openapi.json says, so that every change of the wire is seen in review', () => {
  // After a change that is meant: UPDATE_OPENAPI=1 node scripts/jest.mjs api openapi
  if (process.env['UPDATE_OPENAPI']) writeFileSync(committed, `${JSON.stringify(document, null, 2)}\n`);
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)));
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
