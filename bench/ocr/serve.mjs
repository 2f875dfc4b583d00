import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.gz': 'application/gzip',
};
/** The product's policies: only the worker may compile WebAssembly, and nothing reaches another origin. */
const PAGE = "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'; img-src 'self' data: blob:";
const WORKER = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Serves a built folder on a free port of this machine. @returns its address and how to stop */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.join(folder, name === '/' ? 'index.html' : path.normalize(name));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy': name.endsWith('/recognition-worker.js') ? WORKER : PAGE,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}/`, stop: () => new Promise((resolve) => server.close(resolve)) };
}
