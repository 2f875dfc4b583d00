import { getDeviceLock, setDeviceLock } from '@app/contract/device-lock';
import { call } from '@app/shared-ui/host';
import type { SyncClient } from '@app/sync/sync-client';
import { forgetPasskey } from '../../session/lock/authenticator.ts';
import type { Keyring } from '../../session/lock/keyring.ts';

/**
 * A lock belongs to one session. A page that is signed in again brings it along: else a reload would open without the PIN. One that the
 * account's key has opened, because all pages were closed, is removed.
 */
export class LockSession {
  readonly #keyring: Keyring;
  readonly #client: Pick<SyncClient, 'convert'>;
  readonly #onRecovered: () => void;
  #running: Promise<void> | undefined;

  constructor(keyring: Keyring, client: Pick<SyncClient, 'convert'>, onRecovered: () => void) {
    this.#keyring = keyring;
    this.#client = client;
    this.#onRecovered = onRecovered;
  }

  /** The session has ended while the page was open: the next one is another. */
  mayBeNew(): void {
    this.#keyring.isInSession = false;
  }

  /** What fails now is tried again when the server is reached the next time. */
  settle(): Promise<void> {
    this.#running ??= this.#settle()
      .catch(() => undefined)
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #settle(): Promise<void> {
    const { isRecovered, codec, lock } = this.#keyring;
    if (isRecovered && codec) {
      await this.#client.convert(undefined, codec);
      this.#keyring.remove();
      if (lock?.record.passkey) await forgetPasskey(lock.record.passkey);
      this.#onRecovered();
      return;
    }
    if (this.#keyring.isInSession || !lock?.secrets) return;
    const { isOn } = await call(getDeviceLock, {});
    if (!isOn) await call(setDeviceLock, { body: lock.secrets });
    this.#keyring.isInSession = true;
  }
}
