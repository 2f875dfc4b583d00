import { type LiveEvent, type LiveEventName, SESSION_ENDED_CODE } from '@app/contract/live-events';
import { type RawData, WebSocket } from 'ws';
import type { EndReason } from '../sessions/session-ends.ts';
import type { CurrentUser } from '../sessions/sessions.ts';
import type { EventRecord } from './event.model.ts';
import { RecentDeliveries } from './recent-deliveries.ts';

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
interface Connection {
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
  readonly #byUser = new Map<string, Set<Connection>>();
  readonly #deliveries = new RecentDeliveries();
  #pinging: NodeJS.Timeout | undefined;

  get count(): number {
    let count = 0;
    for (const connections of this.#byUser.values()) count += connections.size;
    return count;
  }

  countOf(userId: string): number {
    return this.#byUser.get(userId)?.size ?? 0;
  }

  add(socket: WebSocket, user: CurrentUser): void {
    const connection: Connection = {
      socket,
      sessionId: user.sessionId,
      userId: user.id,
      isAdmin: user.role === 'admin',
      mayAdminister: !user.lacksSecondFactor,
      hasAnsweredPing: true,
      messages: 0,
      windowStartedAt: Date.now(),
    };
    const connections = this.#byUser.get(user.id) ?? new Set();
    this.#byUser.set(user.id, connections.add(connection));
    socket.on('message', (data) => this.#receive(connection, data));
    socket.on('pong', () => (connection.hasAnsweredPing = true));
    socket.on('error', () => socket.terminate()); // a frame over the limit, or one that is not WebSocket
    socket.on('close', () => this.#remove(connection));
    this.#pinging ??= setInterval(() => this.#ping(), PING_EVERY_MS).unref();
  }

  /** Sends an event of the outbox to its recipients. */
  deliver({ uid, event, data, adminOnly }: EventRecord): void {
    this.#deliveries.note(uid?.toString());
    const frame = JSON.stringify({ event, data });
    if (!uid) {
      for (const connection of this.#connections())
        if (connection.isAdmin || !adminOnly) send(connection.socket, frame);
      return;
    }
    for (const connection of this.#byUser.get(uid.toString()) ?? []) {
      if (event === 'access_changed') connection.isAdmin = connection.mayAdminister && data['role'] === 'admin';
      send(connection.socket, frame);
    }
  }

  /** Sends an event that this process has detected by itself to all its open pages. */
  broadcast(event: LiveEventName, data: Record<string, unknown>): void {
    this.#deliveries.note();
    const frame = JSON.stringify({ event, data });
    for (const connection of this.#connections()) send(connection.socket, frame);
  }

  /** Tells the pages of ended sessions why, and closes them with 4401 (W-03). */
  endSessions(sessionIds: readonly string[], reason: EndReason): void {
    const ended = new Set(sessionIds);
    const farewell: LiveEvent = { event: 'session_ended', data: { reason } };
    for (const connection of this.#connections()) {
      if (!ended.has(connection.sessionId)) continue;
      send(connection.socket, JSON.stringify(farewell));
      connection.socket.close(SESSION_ENDED_CODE, reason);
      this.#remove(connection); // at once: a browser that never answers the close must receive nothing more
    }
  }

  /** Closes all sockets because this process stops: the pages reconnect to another. */
  async stop(): Promise<void> {
    clearInterval(this.#pinging);
    await this.closeAll();
  }

  /** Closes all sockets, so that the pages reconnect and pull, as after a gap in the change stream. Resolves when all are closed. */
  async closeAll(): Promise<void> {
    this.#deliveries.note();
    const connections = this.#connections();
    const closed = connections.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const { socket } of connections) socket.close(SERVICE_RESTART_CODE);
    const late = setTimeout(() => connections.forEach(({ socket }) => socket.terminate()), CLOSE_WITHIN_MS);
    await Promise.all(closed);
    clearTimeout(late);
  }

  #connections(): Connection[] {
    return [...this.#byUser.values()].flatMap((connections) => [...connections]);
  }

  #remove(connection: Connection): void {
    const connections = this.#byUser.get(connection.userId);
    connections?.delete(connection);
    if (connections?.size === 0) this.#byUser.delete(connection.userId);
  }

  /** Receives a frame. The client sends only `ping`; one that sends a lot is not ours (W-04). */
  #receive(connection: Connection, data: RawData): void {
    const now = Date.now();
    if (now - connection.windowStartedAt > FLOOD_WINDOW_MS) {
      connection.windowStartedAt = now;
      connection.messages = 0;
    }
    connection.messages += 1;
    if (connection.messages > FLOOD_MESSAGES) connection.socket.close(POLICY_VIOLATION_CODE, 'flood');
    else if (isPing(data)) this.#answerPing(connection);
  }

  #answerPing({ socket, userId }: Connection): void {
    const pong: LiveEvent = { event: 'pong', data: { quietMs: this.#deliveries.quietMs(userId) } };
    send(socket, JSON.stringify(pong));
  }

  #ping(): void {
    for (const connection of this.#connections()) {
      if (!connection.hasAnsweredPing) connection.socket.terminate();
      connection.hasAnsweredPing = false;
      if (connection.socket.readyState === WebSocket.OPEN) connection.socket.ping();
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
