import { Button } from '@app/shared-ui/components/button';
import { FormError } from '@app/shared-ui/components/form-error';
import { styled } from 'styled-components';
import { profileCopy } from '../../copy/profile.es.ts';
import { errorText, useSaveProfile } from './use-save-profile.ts';

const { data: copy } = profileCopy;

interface PendingEmailProps {
  readonly email: string;
  readonly current: string;
  /** It is about to go. */
  readonly onEnd: () => void;
}

/** Another address that waits for its link, and the way back to the one of now. */
export function PendingEmail({ email, current, onEnd }: PendingEmailProps) {
  const save = useSaveProfile();
  return (
    <Notice role="status">
      <p>{copy.waiting(email)}</p>
      <Button
        $variant="quiet"
        aria-disabled={save.isPending}
        onClick={() => save.mutate({ email: current }, { onSuccess: (isSaved) => isSaved && onEnd() })}
      >
        {copy.takeBack}
      </Button>
      {save.error ? <FormError title={errorText(save.error)} /> : null}
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  margin-bottom: 16px;
  justify-items: start;
  gap: 4px;
  padding: 12px 16px;
  border-radius: var(--radius-field);
  background: var(--accent-soft);
  overflow-wrap: anywhere;

  button {
    margin-left: -22px;
  }
`;
