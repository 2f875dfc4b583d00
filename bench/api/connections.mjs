import { connect } from 'node:net';

/**
 * Clients that send one request after the other over keep-alive connections, each as soon as its answer has arrived. On bare sockets: an
 * HTTP client would take more of the machine than the measured server.
 * @param options.url of the server
 * @param options.request gives `{ method, path, headers, body }` of the next request of a connection, by the connection's number
 * @param options.status that every answer must have
 * @param options.count of connections
 * @returns `{ rate }`
 */
export function clientsOf({ url, request, status, count }) {
  const { hostname, port, host } = new URL(url);
  const expected = `HTTP/1.1 ${status} `;

  /** Asks on a new connection until `mayAsk()` is false. @returns once the last answer has come */
  const ask = (i, mayAsk, onAnswer) =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname).setNoDelay();
      const send = () => socket.write(textOf(request(i), host, url));
      let rest = '';
      socket.once('connect', send);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`${url} closed a connection that was asking`)));
      socket.on('data', (bytes) => {
        rest += bytes.toString('latin1');
        const end = lengthOfAnswer(rest);
        if (end === undefined) return;
        if (!rest.startsWith(expected)) {
          reject(new Error(`${url} answered ${rest.slice(0, 400)}, not ${status}`));
          socket.destroy();
          return;
        }
        rest = rest.slice(end);
        onAnswer();
        if (mayAsk()) return send();
        resolve();
        socket.destroy();
      });
    });

  return {
    /**
     * Rate on new connections each time: a server closes those that rest while the other side is measured.
     * @returns answers per second over the given time; all requests have been answered when it resolves
     */
    async rate(ms) {
      let answers = 0;
      const startedAt = performance.now();
      const mayAsk = () => performance.now() - startedAt < ms;
      const onAnswer = () => {
        if (mayAsk()) answers += 1;
      };
      await Promise.all(Array.from({ length: count }, (_, i) => ask(i, mayAsk, onAnswer)));
      return answers / (ms / 1000);
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
