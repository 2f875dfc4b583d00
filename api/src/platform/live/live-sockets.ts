import { type LiveEvent, type LiveEventName, SESSION_ENDED_CODE } from '@app/contract/live-events';
import { type RawData, WebSocket } from 'ws';
import type { CurrentUser, EndReason } from '../sessions/sessions.ts';
import type { EventRecord } from './event.model.ts';

export const SOCKETS_PER_USER = 10;
const PING_EVERY_MS = 30_000;
/** A slow reader with this much unsent data is disconnected; it reconnects and pulls. */
const MAX_QUEUED_BYTES = 1024 * 1024;
const FLOOD_MESSAGES = 20;
const FLOOD_WINDOW_MS = 10_000;
const POLICY_VIOLATION_CODE = 1008;
const SERVICE_RESTART_CODE = 1012;
/** Browsers that do not answer a close within this time are terminated. */
const CLOSE_WITHIN_MS = 500;

/** An open page. */
interface Line {
  readonly socket: WebSocket;
  readonly sessionId: string;
  readonly userId: string;
  isAdmin: boolean;
  /** Whether the account has the second factor that an administrator needs; recorded for every role, as the role may change. */
  readonly mayAdminister: boolean;
  hasAnsweredPing: boolean;
  messages: number;
  windowStartedAt: number;
}

/** The open pages of this process, by user. */
export class LiveSockets {
  readonly #byUser = new Map<string, Set<Line>>();
  #pinging: NodeJS.Timeout | undefined;

  get count(): number {
    let count = 0;
    for (const lines of this.#byUser.values()) count += lines.size;
    return count;
  }

  countOf(userId: string): number {
    return this.#byUser.get(userId)?.size ?? 0;
  }

  add(socket: WebSocket, user: CurrentUser): void {
    const line: Line = {
      socket,
      sessionId: user.sessionId,
      userId: user.id,
      isAdmin: user.role === 'admin',
      mayAdminister: !user.lacksSecondFactor,
      hasAnsweredPing: true,
      messages: 0,
      windowStartedAt: Date.now(),
    };
    const lines = this.#byUser.get(user.id) ?? new Set();
    this.#byUser.set(user.id, lines.add(line));
    socket.on('message', (data) => this.#receive(line, data));
    socket.on('pong', () => (line.hasAnsweredPing = true));
    socket.on('error', () => socket.terminate()); // a frame over the limit, or one that is not WebSocket
    socket.on('close', () => this.#remove(line));
    this.#pinging ??= setInterval(() => this.#ping(), PING_EVERY_MS).unref();
  }

  /** Sends an event of the outbox to its recipients. */
  deliver({ uid, event, data, adminOnly }: EventRecord): void {
    const frame = JSON.stringify({ event, data });
    if (!uid) {
      for (const line of this.#lines()) if (line.isAdmin || !adminOnly) send(line.socket, frame);
      return;
    }
    for (const line of this.#byUser.get(uid.toString()) ?? []) {
      if (event === 'access_changed') line.isAdmin = line.mayAdminister && data['role'] === 'admin';
      send(line.socket, frame);
    }
  }

  /** Sends an event that this process has detected by itself to all its open pages. */
  tellEverybody(event: LiveEventName, data: Record<string, unknown>): void {
    const frame = JSON.stringify({ event, data });
    for (const line of this.#lines()) send(line.socket, frame);
  }

  /** Tells the pages of ended sessions why, and closes them with 4401 (W-03). */
  endSessions(sessionIds: readonly string[], reason: EndReason): void {
    const ended = new Set(sessionIds);
    const farewell: LiveEvent = { event: 'session_ended', data: { reason } };
    for (const line of this.#lines()) {
      if (!ended.has(line.sessionId)) continue;
      send(line.socket, JSON.stringify(farewell));
      line.socket.close(SESSION_ENDED_CODE, reason);
      this.#remove(line); // at once: a browser that never answers the close must receive nothing more
    }
  }

  /** This process stops: the pages reconnect to another. */
  async stop(): Promise<void> {
    clearInterval(this.#pinging);
    await this.closeAll();
  }

  /** All pages reconnect and pull, as after a gap in the change stream. Resolves when all are closed. */
  async closeAll(): Promise<void> {
    const lines = this.#lines();
    const closed = lines.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const { socket } of lines) socket.close(SERVICE_RESTART_CODE);
    const late = setTimeout(() => lines.forEach(({ socket }) => socket.terminate()), CLOSE_WITHIN_MS);
    await Promise.all(closed);
    clearTimeout(late);
  }

  #lines(): Line[] {
    return [...this.#byUser.values()].flatMap((lines) => [...lines]);
  }

  #remove(line: Line): void {
    const lines = this.#byUser.get(line.userId);
    lines?.delete(line);
    if (lines?.size === 0) this.#byUser.delete(line.userId);
  }

  /** The client sends only `ping`; one that sends a lot is not ours (W-04). */
  #receive(line: Line, data: RawData): void {
    const now = Date.now();
    if (now - line.windowStartedAt > FLOOD_WINDOW_MS) {
      line.windowStartedAt = now;
      line.messages = 0;
    }
    line.messages += 1;
    if (line.messages > FLOOD_MESSAGES) line.socket.close(POLICY_VIOLATION_CODE, 'flood');
    else if (isPing(data)) send(line.socket, '{"event":"pong","data":{}}');
  }

  #ping(): void {
    for (const line of this.#lines()) {
      if (!line.hasAnsweredPing) line.socket.terminate();
      line.hasAnsweredPing = false;
      if (line.socket.readyState === WebSocket.OPEN) line.socket.ping();
    }
  }
}

function isPing(data: RawData): boolean {
  try {
    const message: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
    return typeof message === 'object' && message !== null && 'event' in message && message.event === 'ping';
  } catch {
    return false;
  }
}

function send(socket: WebSocket, frame: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > MAX_QUEUED_BYTES) socket.terminate();
  else socket.send(frame);
}
