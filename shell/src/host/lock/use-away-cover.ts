import { useCallback, useEffect, useRef } from 'react';
import type { Keyring } from '../../session/lock/keyring.ts';
import { type AwayCover, createAwayCover } from './away-cover.ts';
import { watchUse } from './watch-use.ts';

/** With a lock on, blanks the hidden page, and lets the lock fall over an unused one. @returns called when the lock's screen stands there */
export function useAwayCover(keyring: Keyring, isOn: boolean): () => void {
  const shown = useRef<AwayCover>(undefined);
  const isScreenShown = useRef(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const cover = createAwayCover(document);
    if (document.hidden) cover.show();
    shown.current = cover;
    const use = watchUse({
      window,
      cover,
      after: () => keyring.after,
      isLocked: () => keyring.state !== 'open',
      isScreenShown: () => isScreenShown.current,
      lock() {
        if (keyring.state !== 'open') return;
        cover.show();
        keyring.cover();
      },
      tell: () => keyring.noteUse(),
    });
    const stopListening = keyring.subscribe(() => {
      if (keyring.state !== 'open') return;
      isScreenShown.current = false;
      use.note();
      // The lock's screen goes, and would leave a hidden page uncovered.
      if (document.hidden) cover.show();
      else cover.hide();
    });
    const stopHearing = keyring.onUsedElsewhere(use.note);
    const stopAnswering = keyring.onAsked(use.look);
    return () => {
      stopAnswering();
      stopHearing();
      stopListening();
      use.stop();
      cover.remove();
      shown.current = undefined;
      isScreenShown.current = false;
    };
  }, [keyring, isOn]);
  return useCallback(() => {
    isScreenShown.current = true;
    shown.current?.hide();
  }, []);
}
