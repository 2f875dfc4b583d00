import * as z from 'zod/mini';

const messageSchema = z.discriminatedUnion('type', [
  /** Documents that this tab stored. */
  z.strictObject({ type: z.literal('changed'), ids: z.array(z.string()) }),
  /** The leader is to push; if urgent, to push and pull at once: the user or the network has come back. */
  z.strictObject({ type: z.literal('wake'), isUrgent: z.boolean() }),
  /** The leader's answer to `wake`: a frozen one gives none. */
  z.strictObject({ type: z.literal('awake') }),
  z.strictObject({ type: z.literal('connection'), connection: z.enum(['ok', 'retry', 'held']) }),
  /** The device was cleared; the user is still signed in. */
  z.strictObject({ type: z.literal('erased') }),
  /** A lock was set or removed (D43). */
  z.strictObject({ type: z.literal('converted') }),
  /** Sign-out. */
  z.strictObject({ type: z.literal('left') }),
]);
export type TabMessage = z.infer<typeof messageSchema>;

export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

/** Messages between tabs of one account; origin and shape of each are checked (SECURITY X-13). */
export function openTabChannel(name: string, origin: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== '' && event.origin !== origin) return;
    const message = z.safeParse(messageSchema, event.data);
    if (message.success) onMessage(message.data);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only ever reaches its own origin
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
