import { createECDH } from 'node:crypto';
import { isPushAddress } from '@app/contract/reminders';
import webPush, { type PushSubscription, type RequestDetails } from 'web-push';

/** Milliseconds for a push service to answer. */
const ANSWER_WITHIN_MS = 10_000;
/** Seconds that a push service keeps a message for a device without a network: a late reminder reminds of nothing. */
const KEEP_SECONDS = 30 * 60;

/** Outcome of a message; `gone`: the browser no longer takes any under this subscription. */
export type PushResult = 'sent' | 'gone' | 'failed';

/** Makes the call; @returns its status. */
export type PushCall = (details: RequestDetails) => Promise<number>;

interface PushOptions {
  /** Private key of VAPID: 32 bytes. */
  readonly vapidKey: Buffer;
  /** An address at which push services reach the operator. */
  readonly contact: string;
  /** Replaced in tests. */
  readonly call?: PushCall | undefined;
}

/** The only call of the API to somebody else's server; it follows no redirect, so that it stays at a listed one (I-08). */
const callService: PushCall = async ({ endpoint, method, headers, body }) => {
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers),
    body: new Uint8Array(body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  return answer.status;
};

/** Sends messages to browsers through their push services, encrypted for each of them (RFC 8030, 8291, 8292). */
export class Push {
  /** Public key, base64url: browsers take messages only from its owner. */
  readonly publicKey: string;
  readonly #vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
  readonly #call: PushCall;

  constructor({ vapidKey, contact, call = callService }: PushOptions) {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(vapidKey);
    this.publicKey = pair.getPublicKey().toString('base64url');
    this.#vapid = {
      subject: `mailto:${contact}`,
      publicKey: this.publicKey,
      privateKey: vapidKey.toString('base64url'),
    };
    this.#call = call;
  }

  async send(subscription: PushSubscription, message: unknown): Promise<PushResult> {
    // The address is checked again: it may have been stored before the list changed.
    if (!isPushAddress(subscription.endpoint)) return 'gone';
    try {
      const details = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: this.#vapid,
        TTL: KEEP_SECONDS,
        topic: 'daily',
      });
      const status = await this.#call(details);
      if (status >= 200 && status < 300) return 'sent';
      return status === 404 || status === 410 ? 'gone' : 'failed';
    } catch {
      return 'failed';
    }
  }
}
