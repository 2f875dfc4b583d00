import { discreetLooks } from '@app/contract/discreet-looks';
import { Button } from '@app/shared-ui/components/button';
import { Dialog, useDocumentsStatus } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { discreetCopy as copy } from '../../../copy/discreet.es.ts';
import { readLook } from '../../../storage/look.ts';
import { FoldedSheet } from '../folded-sheet.tsx';
import { SettingRow } from '../setting-row.tsx';
import { LookForm } from './look-form.tsx';
import { useLookChange } from './use-look-change.ts';

/** A look for this device; discreet mails, and the password each time, for the account (D44). */
export function DiscreetSheet({ reload = () => window.location.reload() }: { readonly reload?: () => void }) {
  const { isReady } = useDocumentsStatus();
  const [look] = useState(readLook);
  const [isChoosing, setIsChoosing] = useState(false);
  const change = useLookChange(reload);
  return (
    <FoldedSheet title={copy.title} state={look ? copy.stateOn(discreetLooks[look]) : copy.stateOff}>
      <p>{look ? copy.isOn(discreetLooks[look]) : copy.text}</p>
      <p>{copy.curtain}</p>
      <Buttons>
        <Button $variant="soft" disabled={!isReady || change.isPending} onClick={() => setIsChoosing(true)}>
          {look ? copy.change : copy.choose}
        </Button>
        {look ? (
          <Button $variant="quiet" disabled={change.isPending} onClick={() => change.mutate(undefined)}>
            {copy.remove}
          </Button>
        ) : null}
      </Buttons>
      {isReady ? (
        <>
          <SettingRow name="discreetMails" label={copy.mails} hint={copy.mailsHint} />
          <SettingRow name="asksEachTime" label={copy.eachTime} hint={copy.eachTimeHint} />
        </>
      ) : null}
      <Dialog open={isChoosing} onOpenChange={setIsChoosing} title={copy.dialog.title} description={copy.dialog.text}>
        <LookForm
          now={look}
          isPending={change.isPending}
          onChoose={(chosen) => change.mutate(chosen)}
          onCancel={() => setIsChoosing(false)}
        />
      </Dialog>
    </FoldedSheet>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
