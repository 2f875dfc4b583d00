import { emailSchema } from '@app/contract/account-mails';
import {
  getWarningAddress,
  removeWarningAddress,
  setWarningAddress,
  type WarningAddress,
} from '@app/contract/warning-address';
import { Button } from '@app/shared-ui/components/button';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, endpointQuery, keyOf, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { warningAddressCopy as copy } from '../../../copy/warning-address.es.ts';
import { useOpener } from '../../../ui/use-opener.ts';
import { Failure } from '../failure.tsx';
import { FoldedSheet } from '../folded-sheet.tsx';

/** A second address for security warnings: asked for with the password, used once its reader has confirmed it (D44). */
export function WarningAddressSheet() {
  const { data, isError, refetch } = useQuery(endpointQuery(getWarningAddress, {}));
  const [isEditing, setIsEditing] = useState(false);
  const opener = useOpener(isEditing);
  const removal = useRemoval(() => opener.current?.focus());
  const hasOne = Boolean(data?.address ?? data?.pending);
  return (
    <FoldedSheet title={copy.title} state={data && stateOf(data)}>
      <p>{copy.text}</p>
      {data ? <State {...data} /> : null}
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : isEditing ? (
        <AddressForm onDone={() => setIsEditing(false)} />
      ) : (
        <Actions>
          <Button ref={opener} $variant="soft" disabled={!data} onClick={() => setIsEditing(true)}>
            {hasOne ? copy.change : copy.add}
          </Button>
          {hasOne ? (
            <Button $variant="quiet" aria-disabled={removal.isPending} onClick={() => removal.mutate()}>
              {copy.remove}
            </Button>
          ) : null}
        </Actions>
      )}
      <Failure error={removal.error} text={copy.failed} />
    </FoldedSheet>
  );
}

function stateOf({ address, pending }: WarningAddress): string {
  if (address) return copy.stateOn;
  return pending ? copy.stateWaits : copy.stateOff;
}

function State({ address, pending }: WarningAddress) {
  return (
    <>
      {address ? <p>{copy.isOn(address)}</p> : null}
      {pending ? <p>{copy.waits(pending)}</p> : null}
    </>
  );
}

/** @param onRemoved the button for it is about to go */
function useRemoval(onRemoved: () => void) {
  const queryClient = useQueryClient();
  const { showToast, withPassword } = useHost();
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: () => withPassword(() => call(removeWarningAddress, {})),
    onSuccess: async (done) => {
      if (!done) return;
      showToast({ title: copy.removed });
      onRemoved();
      await queryClient.invalidateQueries({ queryKey: keyOf(getWarningAddress) });
    },
  });
}

function AddressForm({ onDone }: { readonly onDone: () => void }) {
  const queryClient = useQueryClient();
  const { showToast, withPassword } = useHost();
  const [typed, setTyped] = useState('');
  const [isFault, setIsFault] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone.
  useEffect(() => field.current?.focus(), []);
  const asking = useSingleMutation({
    networkMode: 'always',
    mutationFn: (address: string) => withPassword(() => call(setWarningAddress, { body: { address } })),
    onSuccess: (done, address) => {
      // Dismissing the password dialog changes nothing.
      if (!done) return;
      queryClient.setQueryData(keyOf(getWarningAddress), done.answer);
      showToast({ title: copy.asked, description: copy.askedText(address) });
      onDone();
    },
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = z.safeParse(emailSchema, typed);
    setIsFault(!given.success);
    if (given.success) asking.mutate(given.data);
    else field.current?.focus();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        type="email"
        autoComplete="off"
        label={copy.field}
        hint={copy.hint}
        error={isFault ? copy.fault : undefined}
        value={typed}
        required
        onChange={(event) => setTyped(event.target.value)}
      />
      <Failure error={asking.error} text={copy.failed} />
      <Actions>
        <Button type="submit" disabled={asking.isPending}>
          {asking.isPending ? copy.saving : copy.save}
        </Button>
        <Button $variant="quiet" onClick={onDone}>
          {copy.keep}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 420px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
