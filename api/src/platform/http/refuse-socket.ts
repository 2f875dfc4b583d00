import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Security headers of answers that bypass the middleware; they have no body. */
const HEADERS = [
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: no-referrer',
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Resource-Policy: same-origin',
  'Cache-Control: no-store',
  'Connection: close',
  'Content-Length: 0',
];

/** Answers on the raw socket and closes it. */
export function refuseSocket(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...HEADERS, '', ''].join('\r\n'));
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Handler of the server's `clientError`: a malformed request, too large a head, or an incomplete one (L-03). */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  refuseSocket(socket, STATUS_OF[error.code ?? ''] ?? 400);
}
