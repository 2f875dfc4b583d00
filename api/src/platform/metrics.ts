import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Values that are read when /metrics is asked for. */
export interface MetricSources {
  /** Number of open live sockets. */
  readonly sockets: () => number;
  readonly isFeedAlive: () => boolean;
  /** Number of jobs that should be done and are not. */
  readonly lateJobs: () => Promise<number>;
}

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

  readonly #shed = new Counter({
    name: 'calls_shed_total',
    help: 'Calls refused because this process fell behind, by urgency',
    labelNames: ['urgency'],
    registers: [this.#registry],
  });
  readonly #eventDelay = new Histogram({
    name: 'live_event_delay_seconds',
    help: 'Time from a change to its live event on this process',
    buckets: BUCKETS_SECONDS,
    registers: [this.#registry],
  });

  constructor({ sockets, isFeedAlive, lateJobs }: MetricSources) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('live_sockets', 'Open live sockets', sockets);
    this.#gauge('change_feed_up', 'Whether the change stream is open', () => Number(isFeedAlive()));
    this.#gauge('jobs_late', 'Jobs due for more than a minute, or given up within a day', lateJobs);
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const collect = async function collect(this: Gauge): Promise<void> {
      this.set(await read());
    };
    new Gauge({ name, help, registers: [this.#registry], collect });
  }

  /** @param at when the change was written, by the clock of the process that wrote it */
  eventArrived(at: Date, now: Date): void {
    this.#eventDelay.observe(Math.max(0, now.getTime() - at.getTime()) / 1000);
  }

  observe(method: string, endpoint: string, status: number, ms: number): void {
    this.#requests.observe({ method, endpoint, status }, ms / 1000);
  }

  remoteReport(remote: string, kind: string): void {
    this.#reports.inc({ remote, kind });
  }

  callShed(urgency: string): void {
    this.#shed.inc({ urgency });
  }

  violation(directive: string): void {
    this.#violations.inc({ directive });
  }

  /** Prometheus text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
