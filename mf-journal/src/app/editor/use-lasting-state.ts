import type { SaveState } from '@app/shared-ui/host';
import { useEffect, useState } from 'react';

type Shown = SaveState | 'idle';

/** How long a state has to stay before it is worth saying aloud. */
const LASTING_MS = 2000;

/** What a screen reader is told of saving: states that last. 'Guardando' and the short stay on the device pass unsaid. */
export function useLastingState(state: Shown): Shown {
  const [lasting, setLasting] = useState<Shown>('idle');
  useEffect(() => {
    if (state === 'saving' || state === 'device') return undefined;
    const timer = setTimeout(() => setLasting(state), LASTING_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return lasting;
}
