import { getUserStats } from '@app/contract/progress';
import { Button } from '@app/shared-ui/components/button';
import { keyOf } from '@app/shared-ui/host';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { installHintCopy } from '../copy/install-hint.es.ts';
import { dismissInstallHint, isInstallHintDismissed } from '../storage/install-hint.ts';
import { Hint, HintActions } from '../ui/hint.tsx';
import { holdInstallOffer, installOffer } from './install-offer.ts';

/** Offers the installation, once an activity is completed and the browser allows it. Declined, it never appears again. */
export function InstallHint() {
  const [isDismissed, setIsDismissed] = useState(isInstallHintDismissed);
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isThere);
  const hasCompleted = useHasCompleted();
  useEffect(() => holdInstallOffer(window), []);
  if (isDismissed || !isOffered || !hasCompleted) return null;
  const dismiss = () => {
    dismissInstallHint();
    setIsDismissed(true);
  };
  return (
    <Hint aria-label={installHintCopy.title}>
      <p>
        <strong>{installHintCopy.title}</strong> {installHintCopy.text}
      </p>
      <HintActions>
        <Button $variant="soft" onClick={() => void installOffer.take()}>
          {installHintCopy.install}
        </Button>
        <Button $variant="quiet" onClick={dismiss}>
          {installHintCopy.later}
        </Button>
      </HintActions>
    </Hint>
  );
}

/** From cached queries only: no request is made for this alone. */
function useHasCompleted(): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => {
      const stats: unknown = queryClient.getQueryData(keyOf(getUserStats));
      return (
        typeof stats === 'object' &&
        stats !== null &&
        'completedActivities' in stats &&
        Number(stats.completedActivities) > 0
      );
    },
  );
}
