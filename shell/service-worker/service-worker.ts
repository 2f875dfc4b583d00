import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { focusOrOpenWindow } from './focus-or-open-window.ts';
import {
  forAnyAddress,
  isAppPage,
  isKeepable,
  isPage,
  isRemoteFile,
  PAGE_CACHE,
  PAGE_KEY,
  REMOTES_CACHE,
} from './kept-files.ts';
import { keepRemotes } from './keep-remotes.ts';
import { type KeepMessage, parseMessage } from './messages.ts';
import { lookNow, reminderOf } from './reminder.ts';

/**
 * Caches files, so that the app opens without a network: the shell, the last good page, and the remotes of that page. It never answers an
 * API request: what the user reads and writes offline is in the page's own store (SYNC §4).
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: every file of the shell. */
  readonly __WB_MANIFEST: PrecacheEntry[];
};

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

/** Files of remotes are immutable under their address; those that are not public say so, and are not cached. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isRemoteFile(url),
  new CacheFirst({
    cacheName: REMOTES_CACHE,
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isKeepable(response) ? response : null) }],
  }),
);

/** Timeout of the network for a page, after which the last good one is shown. */
const NETWORK_TIMEOUT_SECONDS = 6;

/** A page and its content security policy are one response, and are cached as one; any address opens with it. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  new NetworkFirst({
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      {
        cacheKeyWillBeUsed: () => Promise.resolve(PAGE_KEY),
        cacheWillUpdate: async ({ response }) => ((await isAppPage(response)) ? forAnyAddress(response) : null),
        fetchDidSucceed: ({ response }) =>
          // On a server error the user gets the last good page.
          response.status >= 500 ? Promise.reject(new Error('no page')) : Promise.resolve(response),
      },
    ],
  }),
);

self.addEventListener('message', (event) => {
  const message = parseMessage(event.data);
  if (message?.type === 'keep') event.waitUntil(keep(message));
  else if (message?.type === 'apply') event.waitUntil(applyUpdate());
});

/** A reminder while no page is open; a browser may take the permission back from a worker that shows nothing. */
self.addEventListener('push', (event) => event.waitUntil(showReminder(event)));

async function showReminder({ data }: PushEvent): Promise<void> {
  const { title, options } = reminderOf(data?.text(), await lookNow(self));
  await self.registration.showNotification(title, options);
}

/** A tap on a reminder focuses the open page, or opens a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusOrOpenWindow(self.clients));
});

async function keep({ files, folders }: KeepMessage): Promise<void> {
  await keepRemotes(await caches.open(REMOTES_CACHE), files, folders);
  await keepPage();
}

/** The page that registers this worker was fetched before the worker could cache it. */
async function keepPage(): Promise<void> {
  const pages = await caches.open(PAGE_CACHE);
  if (await pages.match(PAGE_KEY)) return;
  const response = await fetch('/profile', { headers: { Accept: 'text/html' } }).catch(() => undefined);
  if (response && (await isAppPage(response))) await pages.put(PAGE_KEY, await forAnyAddress(response));
}

/** A new worker takes over when a page loads, never under another open page: the user may be writing there. */
async function applyUpdate(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
