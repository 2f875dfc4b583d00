import { PassThrough } from 'node:stream';
import { createLogger, type Logger } from '../src/platform/logger.ts';

/**
 * The logs of every server that a test file starts, and everything intimate that its browsers sent: nothing of the one may stand in the
 * other (D-04). Looked through whenever a server stops, so that every test of the API is one of this row too.
 */
const intimate = new Set<string>();
const logged = new Set<string>();

/** Shorter than this, a word is in other words. */
const SHORTEST = 6;
const NAMES =
  /password|token|email|code|secret|title|note|text|message|subject|responses|answer|content|firstName|lastName|username/i;
/** Ids of requests, times and hashed accounts are different in every line, and nobody's. */
const OF_EACH_LINE = new Set(['requestId', 'time', 'user', 'pid']);

function plant(value: unknown, isNamed: boolean): void {
  if (typeof value === 'string') {
    const isWords = isNamed || /\s|@/.test(value);
    if (isWords && value.length >= SHORTEST) intimate.add(value);
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const [name, inner] of Object.entries(value)) plant(inner, isNamed || NAMES.test(name));
  }
}

/** To be called with whatever a browser of the tests sends. */
export function sentByBrowser(body: unknown, url: URL, cookies: Iterable<string>): void {
  plant(body, false);
  for (const [name, value] of url.searchParams) plant({ [name]: value }, false);
  for (const cookie of cookies) plant(cookie, true);
}

function keep(value: unknown): void {
  if (typeof value === 'string') logged.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      logged.add(name);
      if (!OF_EACH_LINE.has(name)) keep(inner);
    }
}

/** A logger whose lines are looked through. */
export function overheardLogger(): Logger {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line) keep(JSON.parse(line));
  });
  return createLogger({ LOG_LEVEL: 'info' }, stream);
}

/** What was sent and then logged. */
export function toldToLogs(): string[] {
  const text = [...logged].join('\n');
  return [...intimate].filter((word) => text.includes(word));
}

/** @throws Error when a log has what a browser sent */
export function expectNothingTold(): void {
  const told = toldToLogs();
  if (told.length > 0) throw new Error(`D-04: in the logs: ${told.join(', ')}`);
}

/** For what is said in a test on purpose. */
export function forgetWhatWasTold(): void {
  intimate.clear();
  logged.clear();
}
