import { endCalendarFeed, makeCalendarFeed } from '@app/contract/reminders';
import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useState } from 'react';
import { styled } from 'styled-components';
import { remindersCopy } from '../../../copy/reminders.es.ts';
import { FoldedSheet } from '../folded-sheet.tsx';
import { useRefetchReminders, useReminders } from './use-reminders.ts';

const { feed: copy } = remindersCopy;

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' }).format(new Date(instant));

/** The private address of the challenge days: made, shown once, taken back. */
export function FeedSheet() {
  const { showToast } = useHost();
  const reminders = useReminders();
  const refetch = useRefetchReminders();
  const [address, setAddress] = useState<string>();
  const failed = () => showToast({ title: copy.failed, tone: 'error' });
  const making = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => call(makeCalendarFeed, {}),
    onSuccess: ({ path }) => {
      setAddress(new URL(path, window.location.origin).href);
      showToast({ title: copy.made });
    },
    onError: failed,
    onSettled: refetch,
  });
  const ending = useSingleMutation({
    networkMode: 'always',
    mutationFn: () => call(endCalendarFeed, {}),
    onSuccess: () => {
      setAddress(undefined);
      showToast({ title: copy.ended });
    },
    onError: failed,
    onSettled: refetch,
  });
  const since = reminders?.feedSince;
  const isBusy = making.isPending || ending.isPending;
  return (
    <FoldedSheet title={copy.title} state={since ? copy.stateOn : undefined}>
      <p>{copy.text}</p>
      {address ? <NewAddress address={address} /> : since ? <p>{copy.since(dayOf(since))}</p> : null}
      {since ? <p>{copy.anotherHint}</p> : null}
      <Actions>
        <Button $variant="soft" disabled={isBusy} onClick={() => making.mutate()}>
          {since ? copy.makeAnother : copy.make}
        </Button>
        {since ? (
          <Button $variant="quiet" disabled={isBusy} onClick={() => ending.mutate()}>
            {copy.end}
          </Button>
        ) : null}
      </Actions>
    </FoldedSheet>
  );
}

function NewAddress({ address }: { readonly address: string }) {
  const { showToast, dismissToast } = useHost();
  // Absent on plain http: the field can be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const handleCopy = () => {
    dismissToast();
    void clipboard?.writeText(address).then(
      () => showToast({ title: copy.copied }),
      () => showToast({ title: copy.failed, tone: 'error' }),
    );
  };
  return (
    <>
      <TextField
        label={copy.link}
        hint={copy.linkHint}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Actions>
        {clipboard ? (
          <Button $variant="quiet" onClick={handleCopy}>
            {copy.copy}
          </Button>
        ) : null}
        {address.startsWith('https:') ? (
          <Button as="a" $variant="quiet" href={address.replace('https:', 'webcal:')}>
            {copy.open}
          </Button>
        ) : null}
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
