import { SyncClient } from '@app/sync/sync-client';
import { texts, whenIdle } from '@app/sync/testing/client-setting';
import { createFakeServer } from '@app/sync/testing/fake-server';
import { createLocalStorageMirror } from '../sync/local-storage-mirror/local-storage-mirror.ts';

const stops: (() => void)[] = [];
let users = 0;
export const newUser = () => `mirrors-${(users += 1)}`;

/** A page of a user whose device mirrors its documents into `localStorage`. `stopPages` ends it. */
export function aPage(
  userId: string,
  { isCalendarOwn = true, server = createFakeServer(), isLocked = (): boolean => false } = {},
) {
  const askIfCalendarIsOwn = jest.fn().mockResolvedValue(isCalendarOwn);
  const { transport } = server;
  const mirror = createLocalStorageMirror({ userId, window, askIfCalendarIsOwn, isLocked });
  const client = new SyncClient({ userId, window, transport, keepsNothing: false, texts, whenIdle, mirror });
  stops.push(client.start());
  return { client, documents: client.documents, askIfCalendarIsOwn, mirror };
}

export const stopPages = () => stops.splice(0).forEach((each) => each());

/** The value of a key of `localStorage`. */
export const mirrored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
