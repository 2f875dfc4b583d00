import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { DialogForm } from '@app/shared-ui/components/dialog-form';
import { Button } from '@app/shared-ui/components/button';
import { fieldsOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { type SyntheticEvent, useState } from 'react';
import { CodeField } from '../../../session/code-field.tsx';
import { errorText } from '../use-save-profile.ts';
import { secondFactorCopy as copy } from '../../../copy/second-factor.es.ts';

interface CodeFormProps {
  readonly submit: string;
  /** Where a recovery code is not accepted. */
  readonly hint?: string;
  /** What the code authorises; an error is shown at the field. @throws ApiError, NetworkError */
  readonly act: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for a code inside a dialog; a wrong one can be retried. */
export function CodeForm({ submit, hint, act, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('');
  const attempt = useSingleMutation({ mutationFn: act });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    attempt.mutate(code);
  };
  return (
    <DialogForm noValidate onSubmit={handleSubmit}>
      <CodeField
        hint={hint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={attempt.error ? reasonOf(attempt.error) : undefined}
      />
      <DialogActions>
        <Button $variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={code.trim() === '' || attempt.isPending}>
          {attempt.isPending ? copy.pending : submit}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

const reasonOf = (error: Error): string => fieldsOf(error)['code'] || errorText(error, copy.failed);
