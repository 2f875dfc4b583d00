import type { DeviceMirror } from '@app/sync/device-mirror';
import type { Keyring } from '../../session/lock/keyring.ts';
import { emptyProgressMirror } from '../local-storage-mirror/progress-mirror.ts';

/** Writes the fixed keys of local storage anew whenever a lock is set or removed, in this tab or in another one. @returns a function that stops it */
export function rewriteMirrorsWithLock(keyring: Keyring, mirror: DeviceMirror): () => void {
  let wasOn = keyring.isOn;
  return keyring.subscribe(() => {
    if (keyring.isOn === wasOn) return;
    wasOn = keyring.isOn;
    if (wasOn) emptyProgressMirror(window);
    void mirror.refresh();
  });
}
