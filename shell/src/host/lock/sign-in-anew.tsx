import { Button } from '@app/shared-ui/components/button';
import { NetworkError } from '@app/shared-ui/host';
import { FormError } from '@app/shared-ui/components/form-error';
import { useMutation } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { lockCopy } from '../../copy/lock.es.ts';
import { signInAnew } from '../../session/lock/open-lock.ts';
import { Form } from './pin-form.tsx';

const { screen } = lockCopy;
const { again: copy } = screen;

interface SignInAnewProps {
  /** Absent where no PIN opens it any more. */
  readonly onBack: (() => void) | undefined;
  readonly act?: () => Promise<void>;
}

/** Without the PIN: the sign-in, and what becomes of what is unsent. */
export function SignInAnew({ onBack, act = signInAnew }: SignInAnewProps) {
  const attempt = useMutation({ networkMode: 'always', mutationFn: act });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    attempt.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <p id="lock-text">{copy.text}</p>
      {attempt.error ? (
        <FormError title={attempt.error instanceof NetworkError ? screen.offline : screen.failed} />
      ) : null}
      <Button type="submit" disabled={attempt.isPending}>
        {attempt.isPending ? copy.pending : copy.act}
      </Button>
      {onBack ? (
        <Button $variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
      ) : null}
    </Form>
  );
}
