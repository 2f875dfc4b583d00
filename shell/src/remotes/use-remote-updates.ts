import { useEffect, useState } from 'react';
import { useLiveHub } from '../live/live-hub-context.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Whether the user is typing or in a dialog, which an update must not interrupt. */
const isBusy = (document: Document): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('textarea, input:not([type="checkbox"]), [contenteditable="true"]') === true;

/**
 * Applies new versions of remotes at the next navigation, and never while the user writes (D29).
 * @returns whether an update is waiting, and a function that applies it now
 */
export function useRemoteUpdates(loader: RemoteLoader, pathname: string) {
  const hub = useLiveHub();
  const [isWaiting, setIsWaiting] = useState(false);
  const [shownPath, setShownPath] = useState(pathname);

  useEffect(() => {
    const look = () =>
      void loader
        .lookForUpdate()
        .then(setIsWaiting)
        .catch(() => undefined);
    const stops = [
      hub.on('remote_promoted', look),
      // Missed announcements are not repeated.
      hub.onCatchUp(look),
    ];
    return () => stops.forEach((stop) => stop());
  }, [hub, loader]);

  const take = () => {
    loader.applyUpdate();
    setIsWaiting(false);
  };
  // During render and not in an effect: the page about to be rendered must already be the new version.
  if (shownPath !== pathname) {
    setShownPath(pathname);
    if (isWaiting && !isBusy(document)) take();
  }
  return { isWaiting, take };
}
