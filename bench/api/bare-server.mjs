/**
 * Baseline of the API's rows: node:http and the driver alone, doing on the same database what a call cannot do without. Started by
 * `place.mjs` with MONGODB_URI, DATABASE, PORT and, as the answer to reads, ANSWER (JSON).
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';
import { Piscina } from 'piscina';

const { MONGODB_URI, DATABASE, PORT } = process.env;
const client = await MongoClient.connect(MONGODB_URI, { maxPoolSize: 50 });
const db = client.db(DATABASE);
const answers = JSON.parse(process.env.ANSWERS);
const passwords = new Piscina({ filename: new URL('./bare-bcrypt.mjs', import.meta.url).href, maxThreads: 1 });
const MAJORITY = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', j: true } };

const sessionOf = async ({ headers }) => {
  const sid = /(?:^|; )sid=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  return db.collection('sessions').findOne({ _id: createHash('sha256').update(sid).digest('base64url') });
};

/** Session, user and progress, and an answer of the same length. */
async function read(request) {
  const { uid } = await sessionOf(request);
  const user = await db.collection('users').findOne({ _id: uid });
  const progress = await db.collection('progress').findOne({ _id: uid });
  return user && { ...answers[request.url], completed: progress?.completedCount };
}

/** The five writes of a save, in one transaction: client, counter, document, operation, event. */
async function save(request) {
  const { uid } = await sessionOf(request);
  const { clientId, ops } = JSON.parse(await textOf(request));
  const [op] = ops;
  const at = new Date();
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const { seq } = await db
        .collection('bareCounters')
        .findOneAndUpdate({ _id: uid }, { $inc: { seq: 1 } }, { session, upsert: true, returnDocument: 'after' });
      await db
        .collection('bareClients')
        .updateOne({ _id: `${uid}/${clientId}` }, { $set: { lastOpNo: op.opNo } }, { session, upsert: true });
      await db
        .collection('bareDocuments')
        .replaceOne({ _id: `${uid}/${op.key}` }, { uid, rev: seq, fields: op.fields, at }, { session, upsert: true });
      await db.collection('bareOperations').insertOne({ _id: op.opId, uid, opNo: op.opNo, at }, { session });
      await db.collection('bareEvents').insertOne({ uid, seq, name: 'calendar_updated', at }, { session });
    }, MAJORITY),
  );
  return { results: [{ opId: op.opId, status: 'applied' }] };
}

/** The two writes of a completion, in one transaction: progress and event. */
async function complete(request) {
  const { uid } = await sessionOf(request);
  const { status } = JSON.parse(await textOf(request));
  const id = /\d+/.exec(request.url)[0];
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await db
        .collection('bareProgress')
        .updateOne({ _id: uid }, { $set: { [`statuses.${id}`]: status } }, { session, upsert: true });
      await db.collection('bareEvents').insertOne({ uid, name: 'activity_completed', id }, { session });
    }, MAJORITY),
  );
  return { id };
}

/** One comparison in a worker thread, and a session. */
async function login(request) {
  const { username, password } = JSON.parse(await textOf(request));
  const user = await db.collection('users').findOne({ usernameKey: username });
  if (!(await passwords.run({ password, hash: user.bareHash }))) throw new Error('wrong password');
  await db.collection('bareSessions').insertOne({ _id: randomUUID(), uid: user._id });
  return { user: { id: user._id } };
}

async function textOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

const handlerOf = ({ method, url }) =>
  method === 'GET' ? read : method === 'PATCH' ? complete : url === '/api/auth/login' ? login : save;

createServer((request, response) => {
  handlerOf(request)(request)
    .then((answer) => {
      const text = JSON.stringify(answer);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.end(text);
    })
    .catch((error) => response.writeHead(500, { 'content-length': 0, 'x-error': String(error).slice(0, 90) }).end());
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
