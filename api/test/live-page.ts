import type { LiveEvent } from '@app/contract/live-events';
import { WebSocket } from 'ws';
import type { TestClient } from './test-client.ts';

/** An open page: records the frames of the live channel. */
export class LivePage {
  readonly frames: LiveEvent[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString('utf8')) as LiveEvent));
  }

  static async open(client: TestClient): Promise<LivePage> {
    const socket = new WebSocket(`${client.url.replace('http', 'ws')}/ws`, {
      headers: { Cookie: client.cookieHeader, Origin: client.url },
    });
    const page = new LivePage(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return page;
  }

  /** Resolves when the number of frames has arrived. @throws Error after two seconds */
  async received(count: number): Promise<LiveEvent[]> {
    const deadline = Date.now() + 2_000;
    while (this.frames.length < count) {
      if (Date.now() > deadline) throw new Error(`${this.frames.length} of ${count} frames came`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.frames;
  }

  /** Whether the server has closed the channel. */
  get isClosed(): boolean {
    return this.#socket.readyState === WebSocket.CLOSED;
  }

  ping(): void {
    this.#socket.send('{"event":"ping"}');
  }

  close(): void {
    this.#socket.terminate();
  }
}
