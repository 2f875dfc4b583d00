import { endCalendarFeed, makeCalendarFeed } from '@app/contract/reminders';
import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useState } from 'react';
import { styled } from 'styled-components';
import { remindersCopy } from '../../../copy/reminders.es.ts';
import { Failure } from '../failure.tsx';
import { FoldedSheet } from '../folded-sheet.tsx';
import { useSuccessor } from '../use-successor.ts';
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
  const change = useSingleMutation({
    networkMode: 'always',
    /** @returns the path of the new address, none where it was taken back */
    mutationFn: async (isMade: boolean): Promise<string | undefined> => {
      if (isMade) return (await call(makeCalendarFeed, {})).path;
      await call(endCalendarFeed, {});
      return undefined;
    },
    onSuccess: (path) => {
      setAddress(path && new URL(path, window.location.origin).href);
      showToast({ title: path ? copy.made : copy.ended });
    },
    onSettled: refetch,
  });
  const since = reminders?.feedSince;
  const { successor, notePress } = useSuccessor(since);
  return (
    <FoldedSheet title={copy.title} state={since ? copy.stateOn : undefined}>
      <p>{copy.text}</p>
      {address ? <NewAddress address={address} /> : since ? <p>{copy.since(dayOf(since))}</p> : null}
      {since ? <p>{copy.anotherHint}</p> : null}
      <Actions>
        <Button ref={successor} $variant="soft" aria-disabled={change.isPending} onClick={() => change.mutate(true)}>
          {since ? copy.makeAnother : copy.make}
        </Button>
        {since ? (
          <Button
            $variant="quiet"
            aria-disabled={change.isPending}
            onClick={() => {
              notePress();
              change.mutate(false);
            }}
          >
            {copy.end}
          </Button>
        ) : null}
      </Actions>
      <Failure error={change.error} text={copy.failed} />
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
