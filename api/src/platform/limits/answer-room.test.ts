import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { HttpProblem } from '../errors.ts';
import { AnswerRoom, ROOM } from './answer-room.ts';

const size = { ...ROOM, makingOfAccount: 1, making: 2, callsOfAccount: 2, unreadOfAccount: 250_000, unread: 600_000 };
const roomy = (waitMs = 5_000) => new AnswerRoom({ ...size, waitMs });

/** As much of an answer as the room looks at. */
class Reader extends EventEmitter {
  destroyed = false;
  /** The answer was taken, or the caller is gone. */
  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}
const asResponse = (reader: Reader) => reader as unknown as ServerResponse;

/** Work that lasts until it is told to end, and the accounts that have begun. */
function works(room: AnswerRoom) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const make = (userId: string, name: string) =>
    room.make(userId, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { begun, make, end };
}

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof HttpProblem ? error.status : error),
  );

describe('preparing big answers', () => {
  it('L-01: takes turns: no account prepares two at once, nor the process more than its limit', async () => {
    const { begun, make, end } = works(roomy());
    const all = [make('ana', 'ana 1'), make('ana', 'ana 2'), make('eva', 'eva'), make('lia', 'lia')];
    await end('nobody’s');
    expect(begun).toEqual(['ana 1', 'eva']);
    await end('eva');
    expect(begun).toEqual(['ana 1', 'eva', 'lia']);
    await end('ana 1');
    expect(begun).toEqual(['ana 1', 'eva', 'lia', 'ana 2']);
    await end('lia');
    await end('ana 2');
    await Promise.all(all);
  });

  it("L-01: those that wait too long are told to retry: for the account's own load 429, for the process's 503", async () => {
    const { make, end } = works(roomy(50));
    const all = [make('ana', 'ana 1'), make('eva', 'eva 1')];
    expect(await statusOf(make('ana', 'ana 2'))).toBe(429);
    expect(await statusOf(make('lia', 'lia'))).toBe(503);
    await end('ana 1');
    await end('eva 1');
    await Promise.all(all);
  });

  it('L-01: after megabytes an account waits until others had their turn', async () => {
    const room = new AnswerRoom({ ...size, pauseMsPerMegabyte: 100, waitMs: 50 });
    const none = async () => undefined;
    await room.make('ana', none, () => 4_000_000);
    expect(await statusOf(room.make('ana', none))).toBe(429);
    expect(await statusOf(room.make('eva', none))).toBe(200);
    await room.make('lia', none, () => 900_000);
    expect(await statusOf(room.make('lia', none))).toBe(200);
    // without the safeguard it would not wait
    const hasty = new AnswerRoom({ ...size, pauseMsPerMegabyte: 0, waitMs: 50 });
    await hasty.make('ana', none, () => 4_000_000);
    expect(await statusOf(hasty.make('ana', none))).toBe(200);
  });

  it('failing work frees its place', async () => {
    const room = roomy(50);
    await expect(room.make('ana', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await statusOf(room.make('ana', async () => undefined))).toBe(200);
  });
});

describe('unread answers', () => {
  it('L-01: make their account wait with the next, and no other', async () => {
    const room = roomy(50);
    const slow = new Reader();
    await room.admit('ana', asResponse(slow));
    room.hold('ana', asResponse(slow), 300_000);
    expect(room.unreadBytes).toBe(300_000);
    expect(await statusOf(room.admit('ana', asResponse(new Reader())))).toBe(429);
    expect(await statusOf(room.admit('eva', asResponse(new Reader())))).toBe(200);
    slow.destroy();
    expect(room.unreadBytes).toBe(0);
    expect(await statusOf(room.admit('ana', asResponse(new Reader())))).toBe(200);
  });

  it('small ones count for nothing, but endless calls do', async () => {
    const room = roomy(50);
    const readers = [new Reader(), new Reader()];
    for (const reader of readers) {
      await room.admit('ana', asResponse(reader));
      room.hold('ana', asResponse(reader), 10_000);
    }
    expect(room.unreadBytes).toBe(0);
    const third = room.admit('ana', asResponse(new Reader()));
    readers[0]?.destroy();
    await third;
  });

  it('L-01: never fill the memory, however many accounts: the account with the most is cut off, the oldest answer first', () => {
    const room = roomy();
    const [ana1, ana2, eva, lia] = [new Reader(), new Reader(), new Reader(), new Reader()];
    room.hold('ana', asResponse(ana1), 150_000);
    room.hold('eva', asResponse(eva), 200_000);
    room.hold('ana', asResponse(ana2), 150_000);
    room.hold('lia', asResponse(lia), 200_000);
    expect([ana1, ana2, eva, lia].map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);
    expect(room.unreadBytes).toBe(550_000);
  });

  it('are cut off after a timeout', async () => {
    const room = new AnswerRoom({ ...size, takenWithinMs: 20 });
    const slow = new Reader();
    room.hold('ana', asResponse(slow), 100_000);
    await new Promise((resolve) => slow.once('close', resolve));
    expect(room.unreadBytes).toBe(0);
  });
});
