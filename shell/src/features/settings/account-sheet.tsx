import { deleteAccount } from '@app/contract/account-data';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { ApiError, call, Dialog, NetworkError } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { clearDevice } from '../../storage/clear-device.ts';
import { useSync } from '../../sync/sync-context.ts';
import { Sheet, Soft } from './section.tsx';
import { settingsCopy } from './settings-copy.ts';

const { account: copy, offline } = settingsCopy.privacy;

/** The account, for good (D19). */
export function AccountSheet() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet>
      <h3>{copy.title}</h3>
      <Soft>{copy.text}</Soft>
      <Button $variant="soft" onClick={() => setIsOpen(true)}>
        {copy.action}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={copy.dialogTitle} description={copy.dialogText}>
        <DeletionForm onEnd={() => setIsOpen(false)} />
      </Dialog>
    </Sheet>
  );
}

function DeletionForm({ onEnd }: { readonly onEnd: () => void }) {
  const client = useSync();
  const [password, setPassword] = useState('');
  const deletion = useMutation({
    mutationFn: async () => {
      await call(deleteAccount, { body: { password } });
      await client.eraseDevice();
      await clearDevice(window);
      window.location.replace('/');
    },
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    deletion.mutate();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <PasswordField
        label={copy.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={deletion.error ? troubleOf(deletion.error) : undefined}
        required
        autoComplete="current-password"
      />
      <Actions>
        <Button $variant="quiet" onClick={onEnd}>
          {copy.cancel}
        </Button>
        <Destructive type="submit" disabled={password === '' || deletion.isPending}>
          {deletion.isPending ? copy.pending : copy.confirm}
        </Destructive>
      </Actions>
    </Form>
  );
}

function troubleOf(error: Error): string {
  if (error instanceof NetworkError) return offline;
  const problem = error instanceof ApiError && error.status < 500 ? error.problem : undefined;
  return problem?.fields?.['password'] ?? problem?.message ?? copy.failed;
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

const Destructive = styled(Button)`
  &&,
  &&:hover:not(:disabled) {
    background: var(--danger);
  }
`;
