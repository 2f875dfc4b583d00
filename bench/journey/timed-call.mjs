import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One call over a keep-alive connection. @returns ms until the answer is read completely */
export function timedCall(url, { method = 'GET', path, body, cookie }) {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    cookie,
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), origin: url }),
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

export const closeConnections = () => agent.destroy();

export function median(all) {
  const sorted = all.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
