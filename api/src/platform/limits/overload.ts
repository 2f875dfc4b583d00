import { unavailable } from '../errors.ts';

/** How urgent a call is: what a user wrote first, what a page asks by itself last. */
export type Urgency = 'save' | 'read' | 'poll';

/**
 * Median delay of the event loop, in milliseconds, from which on calls are refused. One long task does not raise the median; a process that
 * gets more work than it can do does.
 */
const LIMITS_MS: Readonly<Record<Exclude<Urgency, 'save'>, number>> = { poll: 500, read: 2_000 };
const SAMPLE_MS = 100;
const SAMPLES = 5;

/**
 * Load shedding: a process that falls behind refuses polls, and then reads, with 503 and Retry-After, so that saves get through. Devices ask
 * again later; a save is never refused for lack of time.
 */
export class Overload {
  #delayMs = 0;
  #end: (() => void) | undefined;

  /** @param onShed called with each refusal, for the metrics */
  constructor(readonly onShed: (urgency: Urgency) => void = () => undefined) {}

  /** Begins to measure: by how much a timer is late, over and over. */
  start(): void {
    const samples: number[] = [];
    let dueAt = performance.now() + SAMPLE_MS;
    const timer = setInterval(() => {
      samples.push(Math.max(0, performance.now() - dueAt));
      dueAt = performance.now() + SAMPLE_MS;
      if (samples.length > SAMPLES) samples.shift();
      this.note(samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0);
    }, SAMPLE_MS).unref();
    this.#end = () => clearInterval(timer);
  }

  stop(): void {
    this.#end?.();
  }

  /** @param delayMs the median of the last samples */
  note(delayMs: number): void {
    this.#delayMs = delayMs;
  }

  /** @throws HttpProblem 503 when the process has to refuse such calls */
  admit(urgency: Urgency): void {
    if (urgency === 'save' || this.#delayMs < LIMITS_MS[urgency]) return;
    this.onShed(urgency);
    throw unavailable();
  }
}
