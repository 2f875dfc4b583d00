/**
 * A process that holds open pages: `connect` opens sockets, `count` counts frames until as many have come as were sent. Talks to its parent
 * by messages `{ id, name, ...options }`, and answers each with `{ id, result }` or `{ id, error }`.
 */
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from './own-ws.mjs';

/** Sockets that are being opened at once. */
const AT_ONCE = 50;
/** Sockets per source address of the loopback range: one address has too few ports for all. */
const PER_ADDRESS = 5_000;
const PATIENCE_MS = 30_000;

let sockets = [];
let frames = 0;
let delays = [];

function open(url, cookie, n) {
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.0.${2 + Math.floor(n / PER_ADDRESS)}`;
    const socket = new WebSocket(url, { headers: { cookie }, localAddress, perMessageDeflate: false });
    socket.on('message', (text) => {
      frames += 1;
      const sentAt = Number(/"rev":(\d+)/.exec(String(text))?.[1]);
      if (sentAt) delays.push(Date.now() - sentAt);
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

const acts = {
  async connect({ url, cookies, perCookie }) {
    const wanted = cookies.flatMap((cookie) => Array.from({ length: perCookie }, () => cookie));
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      const batch = wanted.slice(at, at + AT_ONCE).map((cookie, i) => open(url, cookie, at + i));
      sockets.push(...(await Promise.all(batch)));
    }
    return sockets.length;
  },
  reset() {
    frames = 0;
    delays = [];
  },
  async count({ expected }) {
    const deadline = Date.now() + PATIENCE_MS;
    const isComplete = () => frames >= expected;
    while (!isComplete() && Date.now() < deadline) await setTimeout(1);
    if (!isComplete()) throw new Error(`${frames} of ${expected} frames came`);
    const sorted = delays.toSorted((a, b) => a - b);
    return { frames, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
  },
  async close() {
    for (const socket of sockets) socket.terminate();
    sockets = [];
    await setTimeout(200);
  },
};

process.on('message', ({ id, name, ...options }) => {
  Promise.resolve(acts[name](options)).then(
    (result) => process.send({ id, result: result ?? null }),
    (error) => process.send({ id, error: String(error) }),
  );
});
