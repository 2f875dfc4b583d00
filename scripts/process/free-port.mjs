import net from 'node:net';

/**
 * Tries to listen on a port.
 * @param port 0 for any free one
 * @returns {Promise<number | undefined>} the port, or undefined if it is taken; other faults are thrown
 */
export function freePort(port = 0, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: found } = server.address();
      server.close(() => resolve(found));
    });
  });
}
