import { useState } from 'react';
import { copy } from '../../copy/es.ts';
import { useToasts } from '../../toasts/toaster.tsx';

const load = () => import('./registration.ts').then((module) => module.registration);
export type Registration = Awaited<ReturnType<typeof load>>;

/**
 * The code behind 'Crear una cuenta'. The sign-in stands until that has come, so that nothing jumps; where it does not come, the user is
 * told and the next press asks again.
 */
export function useRegistration(onReady: (registration: Registration) => void) {
  const toasts = useToasts();
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    toasts.dismiss();
    setIsOpening(true);
    try {
      onReady(await load());
    } catch {
      toasts.show({ tone: 'error', ...copy.missingDialog });
    } finally {
      setIsOpening(false);
    }
  };
  /** Before it is asked for; a failure shows when it is. */
  const prepare = () => void load().catch(() => undefined);
  return { open, prepare, isOpening };
}
