import { request } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** Calls with headers that `fetch` sets itself (Host). Resolve to the status. */
export const rawPost = (url: string, path: string, body: unknown, headers: Headers) =>
  send('POST', url, path, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body));
export const rawGet = (url: string, path: string, headers: Headers) => send('GET', url, path, headers);

function send(method: string, url: string, path: string, headers: Headers, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(body);
  });
}
