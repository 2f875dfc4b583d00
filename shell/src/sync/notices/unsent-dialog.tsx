import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { syncCopy } from '../../copy/sync-es.ts';

interface UnsentDialogProps {
  /** Texts that are not at the server. */
  readonly count: number;
  readonly onRetry: () => Promise<void>;
  readonly onDownload: () => Promise<void>;
  readonly onStay: () => void;
}

/** She signs out while words of hers are on this device alone (SYNC §6). */
export function UnsentDialog({ count, onRetry, onDownload, onStay }: UnsentDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const copy = syncCopy.signOut;
  const during = (act: () => Promise<void>) => () => {
    setIsBusy(true);
    void act().finally(() => setIsBusy(false));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()} title={copy.title} description={copy.text(count)}>
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
