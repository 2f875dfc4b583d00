import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DialogForm } from '@app/shared-ui/components/dialog-form';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { ApiError, NetworkError } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { type SyntheticEvent, useState } from 'react';

interface PasswordFormProps {
  readonly texts: {
    readonly label: string;
    readonly submit: string;
    readonly pending: string;
    readonly cancel: string;
    readonly failed: string;
    readonly offline: string;
  };
  /** What the password authorises; an error is shown at the field. @throws ApiError, NetworkError */
  readonly act: (password: string) => Promise<void>;
  readonly onCancel: () => void;
  readonly isDestructive?: boolean;
}

/** Asks for the password inside a dialog; a wrong one can be retried. */
export function PasswordForm({ texts, act, onCancel, isDestructive = false }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const attempt = useSingleMutation({ mutationFn: act });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React events bubble through portals: the form that opened the dialog must not get this submit.
    event.stopPropagation();
    attempt.mutate(password);
  };
  return (
    <DialogForm noValidate onSubmit={handleSubmit}>
      <PasswordField
        label={texts.label}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={attempt.error ? errorText(attempt.error, texts) : undefined}
        required
        autoComplete="current-password"
      />
      <DialogActions>
        <Button $variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          $variant={isDestructive ? 'danger' : 'filled'}
          disabled={password === '' || attempt.isPending}
        >
          {attempt.isPending ? texts.pending : texts.submit}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

function errorText(error: Error, { failed, offline }: PasswordFormProps['texts']): string {
  if (error instanceof NetworkError) return offline;
  const fields = error instanceof ApiError ? error.problem?.fields : undefined;
  return fields?.['password'] ?? messageOf(error, failed);
}
