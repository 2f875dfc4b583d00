import { useState } from 'react';
import { copy } from '../../../copy/every-page.es.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';

export const loadRegistration = () => import('./registration.ts').then((module) => module.registration);
export type Registration = Awaited<ReturnType<typeof loadRegistration>>;

/**
 * Loads the code behind 'Crear una cuenta'. The sign-in stays until it has loaded, so nothing jumps; if it fails, the user is told and
 * the next press asks again.
 */
export function useRegistration(onReady: (registration: Registration) => void) {
  const toasts = useToasts();
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    toasts.dismiss();
    setIsOpening(true);
    try {
      onReady(await loadRegistration());
    } catch {
      toasts.show({ tone: 'error', ...copy.missingDialog });
    } finally {
      setIsOpening(false);
    }
  };
  /** Preloads; a failure shows on the press itself. */
  const prepare = () => void loadRegistration().catch(() => undefined);
  return { open, prepare, isOpening };
}
