import { PassThrough } from 'node:stream';
import { createLogger, type Logger } from '../src/platform/logger.ts';

/**
 * Compares the logs of every test server with all private texts that browsers sent: none of them may be logged (D-04). Checked whenever a
 * server stops, so that every test of the API covers this row.
 */
const sent = new Set<string>();
const logged = new Set<string>();

/** Shorter texts occur inside other words. */
const SHORTEST = 6;
const NAMES =
  /password|token|email|code|secret|title|note|text|message|subject|responses|answer|content|firstName|lastName|username/i;
/** Fields that differ in every line and contain no user data: ids of requests, times, hashed accounts. */
const OF_EACH_LINE = new Set(['requestId', 'time', 'user', 'pid']);

function recordSent(value: unknown, isNamed: boolean): void {
  if (typeof value === 'string') {
    const isWords = isNamed || /\s|@/.test(value);
    if (isWords && value.length >= SHORTEST) sent.add(value);
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const [name, inner] of Object.entries(value)) recordSent(inner, isNamed || NAMES.test(name));
  }
}

/** Called with each request of a test's browser. */
export function sentByBrowser(body: unknown, url: URL, cookies: Iterable<string>): void {
  recordSent(body, false);
  for (const [name, value] of url.searchParams) recordSent({ [name]: value }, false);
  for (const cookie of cookies) recordSent(cookie, true);
}

function recordLogged(value: unknown): void {
  if (typeof value === 'string') logged.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      logged.add(name);
      if (!OF_EACH_LINE.has(name)) recordLogged(inner);
    }
}

/** A logger whose lines are checked. */
export function checkedLogger(): Logger {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) if (line) recordLogged(JSON.parse(line));
  });
  return createLogger({ LOG_LEVEL: 'info' }, stream);
}

/** Texts that were sent and then logged. */
export function leakedTexts(): string[] {
  const text = [...logged].join('\n');
  return [...sent].filter((word) => text.includes(word));
}

/** @throws Error if a sent text was logged */
export function expectNoLeaks(): void {
  const leaked = leakedTexts();
  if (leaked.length > 0) throw new Error(`D-04: in the logs: ${leaked.join(', ')}`);
}

/** Forgets the recorded texts, for tests that log a sent text on purpose. */
export function clearRecordedTexts(): void {
  sent.clear();
  logged.clear();
}
