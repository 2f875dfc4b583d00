import { confirmPassword } from '@app/contract/accounts';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { ApiError, call, Dialog, NetworkError } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { passwordCopy } from './password-copy.ts';

interface PasswordDialogProps {
  /** @param confirmed false when she has gone away without */
  readonly onAnswer: (confirmed: boolean) => void;
}

/** Takes her password again (S-07); a wrong one can be tried again here. */
export function PasswordDialog({ onAnswer }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => call(confirmPassword, { body: { password } }),
    onSuccess: () => onAnswer(true),
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form is a child of whatever asked, as React sees it; its submit is nobody else's.
    event.stopPropagation();
    confirm.mutate();
  };
  return (
    <Dialog open onOpenChange={() => onAnswer(false)} title={passwordCopy.title} description={passwordCopy.text}>
      <Form noValidate onSubmit={handleSubmit}>
        <PasswordField
          label={passwordCopy.label}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={confirm.error ? troubleOf(confirm.error) : undefined}
          required
          autoComplete="current-password"
        />
        <Actions>
          <Button $variant="quiet" onClick={() => onAnswer(false)}>
            {passwordCopy.cancel}
          </Button>
          <Button type="submit" disabled={password === '' || confirm.isPending}>
            {confirm.isPending ? passwordCopy.pending : passwordCopy.submit}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

function troubleOf(error: Error): string {
  if (error instanceof NetworkError) return passwordCopy.offline;
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.fields?.['password'] ?? problem?.message ?? passwordCopy.failed;
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
