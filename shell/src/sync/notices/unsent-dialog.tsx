import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { syncCopy } from '../../copy/sync-notices.es.ts';

/** What the server lacks. */
export interface Unsent {
  readonly texts: number;
  /** Moves of activities. */
  readonly steps: number;
}

interface UnsentDialogProps {
  readonly unsent: Unsent;
  readonly onRetry: () => Promise<void>;
  readonly onDownload: () => Promise<void>;
  readonly onStay: () => void;
}

/** Sign-out while edits or completions are on this device alone (SYNC §6). */
export function UnsentDialog({ unsent, onRetry, onDownload, onStay }: UnsentDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const copy = syncCopy.signOut;
  const during = (act: () => Promise<void>) => () => {
    setIsBusy(true);
    void act().finally(() => setIsBusy(false));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={unsent.texts === 0 ? copy.titleOfSteps : copy.title}
      description={copy.text(unsent)}
    >
      <Actions>
        <Button disabled={isBusy} onClick={during(onRetry)}>
          {isBusy ? copy.retrying : copy.retry}
        </Button>
        <Button $variant="soft" disabled={isBusy} onClick={during(onDownload)}>
          {copy.download}
        </Button>
        <Button $variant="quiet" onClick={onStay}>
          {copy.stay}
        </Button>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 20px;
`;
