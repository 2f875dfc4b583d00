import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { BSON } from 'mongodb';

const OP_MSG = 2013;
const HEADER_BYTES = 16;
const SECTION_AT = 21;
/** Commands that the driver and the job runner send by themselves. */
const BACKGROUND = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  'getMore',
  'endSessions',
  'saslStart',
  'saslContinue',
]);

/**
 * A proxy between an API process and MongoDB that records every command: each is one round trip.
 * @returns `{ port, commands, close }`; `commands` may be emptied at any time
 */
export async function countCommands(mongoPort) {
  const commands = [];
  const server = createServer((client) => {
    const mongo = connect(mongoPort, '127.0.0.1');
    let rest = Buffer.alloc(0);
    client.on('data', (chunk) => {
      rest = readMessages(Buffer.concat([rest, chunk]), commands);
      mongo.write(chunk);
    });
    mongo.on('data', (chunk) => client.write(chunk));
    for (const [one, other] of [
      [client, mongo],
      [mongo, client],
    ]) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: server.address().port, commands, close: () => server.close() };
}

/** @returns bytes of an incomplete message */
function readMessages(bytes, commands) {
  let at = 0;
  while (bytes.length - at >= HEADER_BYTES && bytes.length - at >= bytes.readInt32LE(at)) {
    const message = bytes.subarray(at, at + bytes.readInt32LE(at));
    if (message.readInt32LE(12) === OP_MSG)
      note(BSON.deserialize(message.subarray(SECTION_AT, SECTION_AT + message.readInt32LE(SECTION_AT))), commands);
    at += message.length;
  }
  return bytes.subarray(at);
}

function note(body, commands) {
  const [name] = Object.keys(body);
  if (BACKGROUND.has(name) || body[name] === 'jobs') return;
  commands.push(typeof body[name] === 'string' ? `${name} ${body[name]}` : name);
}
