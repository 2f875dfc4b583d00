import type { IncomingMessage } from 'node:http';

const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether this process is behind a proxy, listed in TRUST_PROXY or not, as the headers of its calls tell. A client can pretend so,
 * which closes what is open to this machine alone, and never opens anything.
 */
export class Proxies {
  #isSeen = false;

  /** True from the first call that a proxy forwarded, for the life of the process. */
  get isSeen(): boolean {
    return this.#isSeen;
  }

  note({ headers }: IncomingMessage): void {
    this.#isSeen ||= HEADERS.some((name) => headers[name] !== undefined);
  }
}
