/**
 * Baseline of the live rows: a change stream and bare sockets by user, on the same database. Started with MONGODB_URI, DATABASE and PORT; the
 * user of a socket is what its cookie says.
 */
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';
import { WebSocketServer } from './own-ws.mjs';

const { MONGODB_URI, DATABASE, PORT } = process.env;
const client = await MongoClient.connect(MONGODB_URI);
const byUser = new Map();
const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, request) => {
  const uid = /uid=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  byUser.set(uid, [...(byUser.get(uid) ?? []), socket]);
  socket.on('close', () =>
    byUser.set(
      uid,
      (byUser.get(uid) ?? []).filter((each) => each !== socket),
    ),
  );
});
const stream = client
  .db(DATABASE)
  .collection('bareLive')
  .watch([{ $match: { operationType: 'insert' } }]);
stream.on('change', ({ fullDocument: { uid, event, data } }) => {
  const frame = JSON.stringify({ event, data });
  for (const socket of byUser.get(String(uid)) ?? []) socket.send(frame);
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
