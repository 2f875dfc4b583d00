import { Button } from '@app/shared-ui/components/button';
import { useTransition } from 'react';
import { MessageCard } from '../app/message-card.tsx';
import { signedInCopy } from '../copy/signed-in-es.ts';

/** A part of the app that did not arrive or broke: says so in its own place, and that her words are safe (D31). */
export function RemoteFailure({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const [isRetrying, startRetry] = useTransition();
  return (
    <MessageCard role="alert" title={signedInCopy.remoteFailure.title} text={signedInCopy.remoteFailure.text}>
      <Button disabled={isRetrying} onClick={() => startRetry(onRetry)}>
        {signedInCopy.remoteFailure.retry}
      </Button>
    </MessageCard>
  );
}
