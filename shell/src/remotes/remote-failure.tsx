import { Button } from '@app/shared-ui/components/button';
import { useTransition } from 'react';
import { MessageCard } from '../ui/message-pages.tsx';
import { signedInCopy } from '../copy/signed-in.es.ts';

/** Shown in place of a remote that did not load or threw; says that the user's words are safe (D31). */
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
