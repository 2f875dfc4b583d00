import { useHost } from '@app/shared-ui/host';
import { useEffect, useState } from 'react';

/** Whether the server has been asked for what this device does not know yet, or could not be. */
export function useHasAsked(): boolean {
  const { documents } = useHost();
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    let left = false;
    const settle = () => !left && setHasAsked(true);
    documents.refresh().then(settle, settle);
    return () => {
      left = true;
    };
  }, [documents]);
  return hasAsked;
}
