import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts for /metrics; labels are names of endpoints and statuses, never paths or ids. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP calls by endpoint and status',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #reports = new Counter({
    name: 'remote_reports_total',
    help: 'Loads and failures of remotes as browsers report them',
    labelNames: ['remote', 'kind'],
    registers: [this.#registry],
  });
  readonly #violations = new Counter({
    name: 'csp_violations_total',
    help: 'Violations of the page policy as browsers report them',
    labelNames: ['directive'],
    registers: [this.#registry],
  });

  /** @param sockets number of open live sockets, read when asked */
  constructor(sockets: () => number) {
    collectDefaultMetrics({ register: this.#registry });
    const collect = function collect(this: Gauge): void {
      this.set(sockets());
    };
    new Gauge({ name: 'live_sockets', help: 'Open live sockets', registers: [this.#registry], collect });
  }

  observe(method: string, endpoint: string, status: number, ms: number): void {
    this.#requests.observe({ method, endpoint, status }, ms / 1000);
  }

  remoteReport(remote: string, kind: string): void {
    this.#reports.inc({ remote, kind });
  }

  violation(directive: string): void {
    this.#violations.inc({ directive });
  }

  /** Prometheus text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
