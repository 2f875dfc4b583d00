import { withdrawVersionAsAdmin } from '@app/contract/admin-remotes';
import { type RemoteState, withdrawalSchema } from '@app/contract/remote-versions';
import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DialogForm } from '@app/shared-ui/components/dialog-form';
import { unkept } from '@app/shared-ui/components/field';
import { FormError } from '@app/shared-ui/components/form-error';
import { TextField } from '@app/shared-ui/components/text-field';
import { call, Dialog, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import * as z from 'zod/mini';
import { remoteLabel } from '../../../copy/parts.es.ts';
import { versionsCopy } from '../../../copy/versions.es.ts';
import { queryKeys } from '@app/contract/query-keys';
import type { Version } from './version-states.ts';

const { dialog: copy } = versionsCopy;

interface WithdrawDialogProps {
  readonly remote: RemoteState;
  /** The one to be withdrawn; closed without. */
  readonly version: Version | undefined;
  readonly onClose: () => void;
}

/** Says what withdrawing means, and asks why: the team that published it reads the reason. Closed by accident, it still has the reason. */
export function WithdrawDialog({ remote, version, onClose }: WithdrawDialogProps) {
  const [typed, setTyped] = useState({ version: '', reason: '' });
  if (!version) return null;
  const isLive = version.version === remote.promoted;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.title(remoteLabel(remote.name), version.version)}
      description={[
        copy.text,
        isLive && remote.previous ? copy.live(remote.previous) : '',
        version.wasLive ? copy.before : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <WithdrawForm
        name={remote.name}
        version={version.version}
        reason={typed.version === version.version ? typed.reason : ''}
        onReason={(reason) => setTyped({ version: version.version, reason })}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface WithdrawFormProps {
  readonly name: string;
  readonly version: string;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

function WithdrawForm({ name, version, reason, onReason, onClose }: WithdrawFormProps) {
  const queryClient = useQueryClient();
  const { showToast } = useHost();
  const [fault, setFault] = useState<string>();
  const withdrawal = useSingleMutation({
    mutationFn: (body: z.infer<typeof withdrawalSchema>) =>
      call(withdrawVersionAsAdmin, { params: { name, version }, body }),
    onSuccess: async () => {
      showToast({ title: versionsCopy.done, description: versionsCopy.doneText(remoteLabel(name), version) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    },
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = z.safeParse(withdrawalSchema, { reason });
    setFault(given.success ? undefined : copy.reasonFault);
    if (given.success) withdrawal.mutate(given.data);
  };
  return (
    <DialogForm noValidate onSubmit={handleSubmit}>
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        error={fault}
        value={reason}
        maxLength={200}
        required
        {...unkept}
        onChange={(event) => onReason(event.target.value)}
      />
      {withdrawal.error ? <FormError title={messageOf(withdrawal.error, copy.failed)} /> : null}
      <DialogActions>
        <Button $variant="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" $variant="danger" disabled={withdrawal.isPending}>
          {withdrawal.isPending ? copy.pending : copy.submit}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}
