/** Baseline: node:http and the driver alone, answering the first page of the list along its index. */
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';

const { MONGODB_URI, DATABASE, PORT } = process.env;
const client = await MongoClient.connect(MONGODB_URI);
const users = client.db(DATABASE).collection('users');
const ROW = { passwordHash: 0, searchWords: 0, fold: 0, usernameKey: 0 };

createServer((_, answer) => {
  users
    .find({}, { projection: ROW, sort: { createdAt: -1, _id: -1 }, limit: 50 })
    .toArray()
    .then((rows) => answer.setHeader('content-type', 'application/json').end(JSON.stringify(rows)))
    .catch((error) => answer.writeHead(500).end(String(error)));
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('listening'));
