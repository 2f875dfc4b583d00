import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Clients that repeat a request over keep-alive connections, each as soon as its answer has arrived. On bare sockets: an HTTP client would
 * take more of the machine than the measured server.
 * @param options.url of the server
 * @param options.status that every answer must have
 * @param options.headers of the request
 * @param options.count of connections
 */
export async function openConnections({ url, path, headers, status, count }) {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const expected = `HTTP/1.1 ${status} `;
  let isAsking = false;
  let answers = 0;
  let fault;

  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) {
    let rest = '';
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      const end = lengthOfAnswer(rest);
      if (end === undefined) return;
      if (!rest.startsWith(expected)) fault ??= new Error(`${path} answered ${rest.slice(9, 12)}, not ${status}`);
      rest = rest.slice(end);
      answers += 1;
      if (isAsking && !fault) socket.write(request);
    });
  }

  return {
    /** @returns answers per second over the given time */
    async rate(ms) {
      answers = 0;
      isAsking = true;
      const startedAt = performance.now();
      for (const socket of sockets) socket.write(request);
      await new Promise((resolve) => setTimeout(resolve, ms));
      isAsking = false;
      const perSecond = answers / ((performance.now() - startedAt) / 1000);
      await new Promise((resolve) => setTimeout(resolve, 100)); // answers in flight arrive
      if (fault) throw fault;
      return perSecond;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Length of the complete answer at the start of a text, including its body; `undefined` while it is incomplete. */
function lengthOfAnswer(text) {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
  const end = head + 4 + (text.startsWith('HTTP/1.1 304') ? 0 : length);
  return text.length >= end ? end : undefined;
}
