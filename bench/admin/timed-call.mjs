import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One GET over a keep-alive connection. @returns ms until the answer is read completely */
export function timedCall(url, { path, cookie }) {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = get(new URL(path, url), { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - startedAt);
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
  });
}

export const closeConnections = () => agent.destroy();
