import * as z from 'zod/mini';

const messageSchema = z.discriminatedUnion('type', [
  /** Documents that this tab wrote. */
  z.strictObject({ type: z.literal('changed'), ids: z.array(z.string()) }),
  /** There is something to send; or, at once and with what is new, she or the network has come back. */
  z.strictObject({ type: z.literal('wake'), isUrgent: z.boolean() }),
  z.strictObject({ type: z.literal('connection'), connection: z.enum(['ok', 'retry', 'held']) }),
  /** Everything of hers was taken from this device; she is still there. */
  z.strictObject({ type: z.literal('erased') }),
  /** She signed out. */
  z.strictObject({ type: z.literal('left') }),
]);
export type TabMessage = z.infer<typeof messageSchema>;

export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

/** Tells her other tabs of the same account; what comes is checked for origin and shape (SECURITY X-13). */
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
