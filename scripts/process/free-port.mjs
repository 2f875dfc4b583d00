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

/**
 * Finds ports for processes that start one after the other. The system may give a port that was just let go a second time.
 * @returns {Promise<number[]>} free ports, all different
 */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
