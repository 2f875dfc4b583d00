import type { IncomingMessage } from 'node:http';

const HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Tells from the headers of calls whether this process is behind a proxy, listed in TRUST_PROXY or not. A client can fake that: it closes
 * what is open to this machine alone, and never opens anything.
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
