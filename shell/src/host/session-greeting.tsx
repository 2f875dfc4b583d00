import { useEffect } from 'react';
import { signedInCopy } from '../copy/signed-in.es.ts';
import { takeNextPageMessage } from '../storage/next-page-message.ts';
import { useToasts } from '../ui/toasts/toaster.tsx';
import { whenIdle } from '../ui/when-idle.ts';

/** Confirms a sign-in after the full-page load of `/` (D26). */
export function SessionGreeting() {
  const { show } = useToasts();
  useEffect(() => {
    // Session storage opens slowly: the page renders first.
    let hasLeft = false;
    void whenIdle(window).then(() => {
      if (!hasLeft && takeNextPageMessage() === 'signed-in') show({ title: signedInCopy.greeting });
    });
    return () => {
      hasLeft = true;
    };
  }, [show]);
  return null;
}
