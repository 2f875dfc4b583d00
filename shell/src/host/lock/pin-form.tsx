import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { styled } from 'styled-components';
import { lockCopy } from '../../copy/lock.es.ts';
import { type PinAttempt, usePinAttempt } from '../../session/lock/use-pin-attempt.ts';

const { screen: copy } = lockCopy;

interface PinFormProps extends PinAttempt {
  /** No PIN opens it any more. */
  readonly isGone: boolean;
  /** Another way to open it stands above. */
  readonly isSecond: boolean;
  readonly onForgotten: () => void;
}

/** Asks for the PIN. */
export function PinForm({ isGone, isSecond, onForgotten, ...setting }: PinFormProps) {
  const { canSubmit, isPending, error, submit, input } = usePinAttempt(setting);
  return (
    <Form onSubmit={submit}>
      <PasswordField {...input} error={isGone ? copy.gone : error} />
      <Button type="submit" $variant={isSecond ? 'soft' : 'filled'} disabled={!canSubmit}>
        {isPending ? copy.pending : copy.open}
      </Button>
      <Button $variant="quiet" onClick={onForgotten}>
        {copy.forgotten}
      </Button>
    </Form>
  );
}

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  p {
    margin: 0;
    color: var(--ink-soft);
    line-height: 1.5;
  }
`;
