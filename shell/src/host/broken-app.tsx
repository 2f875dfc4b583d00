import { Button } from '@app/shared-ui/components/button';
import { copy } from '../copy/every-page.es.ts';
import { MessageCard } from '../ui/message-card.tsx';

/** The last error boundary: the shell itself threw. */
export function BrokenApp() {
  return (
    <MessageCard role="alert" title={copy.brokenApp.title} text={copy.brokenApp.text}>
      <Button onClick={() => window.location.reload()}>{copy.brokenApp.reload}</Button>
    </MessageCard>
  );
}
