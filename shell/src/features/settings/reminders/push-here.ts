/** Whether this browser can be reached while the app is closed; `installFirst`: only once it is on the home screen, as on iOS. */
export type PushSupport = 'possible' | 'installFirst' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('PushManager' in window && 'serviceWorker' in navigator) return 'possible';
  return 'standalone' in navigator && navigator.standalone === false ? 'installFirst' : 'unsupported';
}

/** What the server needs to reach this browser. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Subscribes this browser to the messages of one server.
 * @param serverKey public key of the server, base64url
 * @throws where the browser, or its push service, refuses
 */
export async function subscribeHere(serverKey: string): Promise<BrowserSubscription> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new Error('no service worker');
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  const subscription = await worker.pushManager.subscribe(options).catch(async (error: unknown) => {
    // One that is left from another key of the server stands in the way.
    const former = await worker.pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('no keys');
  return { endpoint, p256dh, auth };
}

/** Ends the browser's subscription; the server is told apart. */
export async function unsubscribeHere(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
