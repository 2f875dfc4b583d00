import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { database } from './mongo.ts';
// Parts of a start that the test server leaves out.
import './fingerprints.ts';
import './migrations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const SOURCE = path.join(import.meta.dirname, '..');
const modelFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.model.ts'),
);

it.each(modelFiles)('a start creates the indexes of %s', async (file) => {
  const names = [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/\bmodel(?:<.*>)?\(\s*'(\w+)'/g)];
  expect(names).not.toEqual([]);
  for (const [, name = ''] of names) {
    // A model that nothing imports has no collection, and so none of the indexes that its queries and limits rely on.
    const { collection, schema } = mongoose.model(name);
    const made = await database().collection(collection.name).indexes();
    for (const [fields] of schema.indexes()) expect(made.map(({ key }) => key)).toContainEqual(fields);
  }
});
