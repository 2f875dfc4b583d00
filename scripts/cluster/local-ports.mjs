import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Local ports of a process's TCP connections. Linux alone, which lists them in /proc. */
export function localPorts(pid) {
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => socketOf(`/proc/${pid}/fd/${fd}`)));
  return ['tcp', 'tcp6']
    .flatMap((family) => readFileSync(`/proc/${pid}/net/${family}`, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => sockets.has(columns[9]))
    .map((columns) => Number.parseInt(columns[1].split(':').at(-1), 16));
}

/** Number of the socket behind a file descriptor, which may have been closed since it was listed. */
function socketOf(link) {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(link))?.[1];
  } catch {
    return undefined;
  }
}
