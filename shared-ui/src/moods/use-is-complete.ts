import { type Documents, useDocumentsStatus, useHost } from '@app/shared-ui/host';
import { useEffect, useState } from 'react';

/** Documents that were complete once since the page was loaded. */
const complete = new WeakSet<Documents>();

/**
 * Whether the device has been read to its end and the server has been asked, or could not be. Until then a day may be hard that has not
 * arrived yet, so nothing is offered unasked.
 */
export function useIsComplete(): boolean {
  const { documents } = useHost();
  const { isReady } = useDocumentsStatus();
  const [isComplete, setComplete] = useState(() => complete.has(documents));
  useEffect(() => {
    if (!isReady) return;
    let left = false;
    const settle = () => {
      complete.add(documents);
      if (!left) setComplete(true);
    };
    // They may have become complete since this was rendered.
    const arrival = complete.has(documents) ? Promise.resolve() : documents.refresh();
    arrival.then(settle, settle);
    return () => {
      left = true;
    };
  }, [documents, isReady]);
  return isComplete;
}
