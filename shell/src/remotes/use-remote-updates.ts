import { useEffect, useState } from 'react';
import { useLiveHub } from '../live/live-hub-context.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Whether she is in the middle of something that a new version must not take from under her hands. */
const isBusy = (document: Document): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('textarea, input:not([type="checkbox"]), [contenteditable="true"]') === true;

/**
 * New versions of remotes are taken at the next change of page, and never while she writes (D29).
 * @returns whether one is waiting, and what takes it at once
 */
export function useRemoteUpdates(loader: RemoteLoader, pathname: string) {
  const hub = useLiveHub();
  const [isWaiting, setIsWaiting] = useState(false);
  const [shownPath, setShownPath] = useState(pathname);

  useEffect(() => {
    let hasBeenOpen = false;
    const look = () =>
      void loader
        .lookForUpdate()
        .then(setIsWaiting)
        .catch(() => undefined);
    const stops = [
      hub.on('remote_promoted', look),
      // Nothing is said again to who was not there. As the channel opens first, the page itself has just come.
      hub.onCatchUp(() => {
        if (hasBeenOpen) look();
        hasBeenOpen = true;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [hub, loader]);

  const take = () => {
    loader.applyUpdate();
    setIsWaiting(false);
  };
  // While rendering and not after it: the page that is about to be shown must be the new one from the start.
  if (shownPath !== pathname) {
    setShownPath(pathname);
    if (isWaiting && !isBusy(document)) take();
  }
  return { isWaiting, take };
}
