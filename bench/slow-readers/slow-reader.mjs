import { connect } from 'node:net';
import { fiftyTitles } from './long-entry.mjs';

const AGAIN_MS = 200;
const PATIENCE_MS = 5_000;

/**
 * Sends a small push that is answered with megabytes, and reads only the first line of the answer; reconnects when refused, cut off or
 * timed out.
 * @returns `{ stop }`, which returns how many calls were `sent` and how many `refused`
 */
export function slowReader(url, cookie) {
  const { hostname, port, host, origin } = new URL(url);
  const seen = { sent: 0, refused: 0 };
  let socket;
  let again;
  const send = () => {
    const body = JSON.stringify(fiftyTitles());
    socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('close', () => (again = setTimeout(send, AGAIN_MS)));
    socket.once('data', (head) => {
      socket.pause();
      if (head.toString('latin1').startsWith('HTTP/1.1 2')) return;
      seen.refused += 1;
      socket.destroy();
    });
    socket.write(
      [
        'POST /api/sync/push?answer=docs HTTP/1.1',
        `Host: ${host}`,
        `Origin: ${origin}`,
        `Cookie: ${cookie}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
    seen.sent += 1;
  };
  send();
  return {
    stop() {
      socket.removeAllListeners('close');
      clearTimeout(again);
      socket.destroy();
      return seen;
    },
  };
}
