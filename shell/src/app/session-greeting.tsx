import { useEffect } from 'react';
import { copy } from '../copy/es.ts';
import { takeFromLastPage } from '../storage/next-page.ts';
import { useToasts } from '../toasts/toaster.tsx';

/** Says after the full-page load of `/` that signing in went well (D26). */
export function SessionGreeting() {
  const { show } = useToasts();
  useEffect(() => {
    if (takeFromLastPage() === 'signed-in') show({ title: copy.app.signedIn });
  }, [show]);
  return null;
}
