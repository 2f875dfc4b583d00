import { waitFor } from '@testing-library/dom';
import { SyncClient } from '../sync-client.ts';
import type { SyncClientSetting } from '../sync-client-setting.ts';
import { texts, whenIdle } from './client-setting.ts';
import { createFakeServer } from './fake-server.ts';

let users = 0;
const stops: (() => void)[] = [];

/** A page of a user, with its own client. `stopPages` ends it. */
export function aPage(
  userId: string,
  server = createFakeServer(),
  keepsNothing = false,
  more: Partial<SyncClientSetting> = {},
) {
  const client = new SyncClient({
    userId,
    window,
    transport: server.transport,
    keepsNothing,
    texts,
    whenIdle,
    ...more,
  });
  const stop = client.start();
  stops.push(stop);
  const { documents, cache } = client;
  return { client, documents, cache, server, stop, sendNow: () => client.sendNow() };
}

export const newUser = () => `user-${(users += 1)}`;
export const ready = ({ documents }: Pick<SyncClient, 'documents'>) =>
  waitFor(() => expect(documents.status().isReady).toBe(true));

export function stopPages(): void {
  for (const stop of stops.splice(0)) stop();
}
