import { createServer } from 'node:http';
import httpProxy from 'http-proxy-3';

/** Milliseconds between two checks: a process that is told to end answers for 500 ms more (DRAIN_MS). */
const CHECK_MS = 200;
const CHECK_TIMEOUT_MS = 1000;

/**
 * Gives each call and each socket to the next process that is ready; nothing is sticky. A call whose process dies gets 503 with
 * Retry-After: a save may have been stored, so the caller decides.
 * @param targets addresses of the processes
 * @returns `{ url, stop }`
 */
export async function startBalancer({ port, host = 'localhost', targets }) {
  const ready = new Set(targets);
  let turn = 0;
  const next = () => {
    const among = ready.size > 0 ? [...ready] : targets;
    return among[(turn += 1) % among.length];
  };
  const proxy = httpProxy.createProxyServer({ xfwd: true });
  proxy.on('error', (_error, _req, answer) => {
    if (!('writeHead' in answer)) return void answer.destroy();
    if (answer.headersSent) return void answer.destroy();
    answer.writeHead(503, { 'Retry-After': '1' }).end();
  });
  const server = createServer((req, res) => proxy.web(req, res, { target: next() }));
  server.on('upgrade', (req, socket, head) => {
    socket.on('error', () => socket.destroy());
    proxy.ws(req, socket, head, { target: next() });
  });
  const check = async (target) => {
    const answer = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).catch(
      () => undefined,
    );
    if (answer?.ok) ready.add(target);
    else ready.delete(target);
  };
  const timer = setInterval(() => targets.forEach((target) => void check(target)), CHECK_MS);
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    async stop() {
      clearInterval(timer);
      proxy.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
