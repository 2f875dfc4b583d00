import { sentByBrowser } from './log-leaks.ts';

/** An answer with its body, parsed if it is JSON, otherwise as text. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // Bodies are untyped: tests assert them, and typing them would repeat the contract.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly body: any;
}

export interface TestRequest {
  /** Sent as JSON; a string or bytes are sent unchanged (give their Content-Type in `headers`). */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser: keeps cookies, sends the page's own Origin with writes. */
export class TestClient {
  readonly #cookies = new Map<string, string>();

  /** @param origin of the page that calls: the public address, where one is set */
  constructor(
    readonly url: string,
    readonly origin = url,
  ) {}

  get = (path: string, request?: TestRequest) => this.request('GET', path, request);
  post = (path: string, body?: unknown, request?: TestRequest) => this.request('POST', path, { ...request, body });
  put = (path: string, body?: unknown, request?: TestRequest) => this.request('PUT', path, { ...request, body });
  patch = (path: string, body?: unknown, request?: TestRequest) => this.request('PATCH', path, { ...request, body });
  delete = (path: string, body?: unknown, request?: TestRequest) => this.request('DELETE', path, { ...request, body });

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** The Cookie header as a browser would send it. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async request(method: string, path: string, { body, headers = {} }: TestRequest = {}): Promise<TestAnswer> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    sentByBrowser(body, new URL(path, this.url), this.#cookies.values());
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' || method === 'HEAD' ? {} : { Origin: this.origin }),
        ...(body === undefined || isRaw ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#cookies.size > 0 ? { Cookie: this.cookieHeader } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isRaw ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const isGone = attributes.some(
      (attribute) => /^\s*expires=/i.test(attribute) && Date.parse(attribute.split('=')[1] ?? '') <= Date.now(),
    );
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }
}
