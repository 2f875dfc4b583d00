import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appendEvent } from '../../../platform/live/events.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { LivePage } from '../../../../test/live-page.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { publishContent } from '../content/content.repository.ts';
import { ContentModel } from '../content/content.model.ts';

let server: TestServer;
let other: TestServer;
let dir: string;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ beside: server });
  dir = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  await cp(server.api.deps.env.CONTENT_DIR, dir, { recursive: true });
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await other.stop();
  await server.stop();
});

const edit = async (name: string, from: string, to: string) => {
  const file = path.join(dir, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};
const hashes = async () =>
  new Map((await ContentModel.find({}, { hash: 1 }).lean()).map(({ _id, hash }) => [_id, hash]));

it('writes only what changed, and every process serves it', async () => {
  const before = await hashes();
  expect(before.size).toBe(217 + 37);
  await edit('seals.json', 'Fluir emocional', 'Fluir despacio');
  expect(await publishContent(dir)).toEqual([]);
  const after = await hashes();
  expect([...after].filter(([id, hash]) => before.get(id) !== hash).map(([id]) => id)).toEqual(['seal:1']);

  const { user } = await server.aUser();
  for (const process of [server, other]) {
    const client = await process.clientOf(user);
    const title = async () => (await client.get('/api/seals')).body[0].title;
    await until(async () => (await title()) === 'Fluir despacio');
  }
});

it('notifies open pages when it serves other content, and not about content that it has', async () => {
  const { client, id } = await server.aUser();
  const page = await LivePage.open(client);
  const reads = jest.spyOn(ContentModel, 'find');
  await ContentModel.updateOne({ _id: 'seal:2' }, { $set: { seenByTest: true } }, { strict: false });
  // Both processes read the content again, and find what they have.
  await until(() => reads.mock.calls.length === 2);
  await edit('seals.json', 'Fluir despacio', 'Fluir en calma');
  await publishContent(dir);
  await until(async () => (await client.get('/api/seals')).body[0].title === 'Fluir en calma');
  // An event about what they had would have arrived before this one.
  await withTransaction((session) => appendEvent(session, id, 'progress_updated', {}));
  expect((await page.received(2)).map(({ event }) => event)).toEqual(['content_updated', 'progress_updated']);
  page.close();
});

it('writes nothing at all if a file has a fault', async () => {
  const before = await hashes();
  await edit('seals.json', 'Fluir en calma', 'Otro título');
  await edit('blocks.json', '"seedling"', '"cactus"');
  await expect(publishContent(dir)).rejects.toThrow(OperatorError);
  await expect(publishContent(dir)).rejects.toThrow(/blocks\.json: id 1, icon: /);
  expect(await hashes()).toEqual(before);
});
