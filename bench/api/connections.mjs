import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Clients that send one request after the other over keep-alive connections, each as soon as its answer has arrived. On bare sockets: an
 * HTTP client would take more of the machine than the measured server.
 * @param options.url of the server
 * @param options.request gives `{ method, path, headers, body }` of the next request of a connection, by the connection's number
 * @param options.status that every answer must have
 * @param options.count of connections
 * @returns `{ rate, close }`
 */
export async function openConnections({ url, request, status, count }) {
  const { hostname, port, host } = new URL(url);
  const expected = `HTTP/1.1 ${status} `;
  let isAsking = false;
  let answers = 0;
  let fault;

  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const send = (socket, i) => socket.write(textOf(request(i), host, url));
  for (const [i, socket] of sockets.entries()) {
    let rest = '';
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      const end = lengthOfAnswer(rest);
      if (end === undefined) return;
      if (!rest.startsWith(expected)) fault ??= new Error(`${url} answered ${rest.slice(0, 400)}, not ${status}`);
      rest = rest.slice(end);
      answers += 1;
      if (isAsking && !fault) send(socket, i);
      else socket.emit('rest');
    });
  }

  return {
    /** @returns answers per second over the given time; all requests have been answered when it resolves */
    async rate(ms) {
      answers = 0;
      isAsking = true;
      const startedAt = performance.now();
      const rests = sockets.map((socket) => once(socket, 'rest'));
      for (const [i, socket] of sockets.entries()) send(socket, i);
      await new Promise((resolve) => setTimeout(resolve, ms));
      const perSecond = answers / ((performance.now() - startedAt) / 1000);
      isAsking = false;
      await Promise.all(rests);
      if (fault) throw fault;
      return perSecond;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function textOf({ method = 'GET', path, headers = {}, body }, host, origin) {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const sent =
    body === undefined
      ? { host, ...headers }
      : { host, origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`;
}

/** Length of the complete answer at the start of a text, including its body; `undefined` while it is incomplete. */
function lengthOfAnswer(text) {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
  const end = head + 4 + (text.startsWith('HTTP/1.1 304') ? 0 : length);
  return text.length >= end ? end : undefined;
}
