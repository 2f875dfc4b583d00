import { Button } from '@app/shared-ui/components/button';
import { resendVerificationCopy } from '../../../copy/resend-verification.es.ts';
import { useResendVerification } from '../use-resend-verification.ts';
import { registerCopy } from '../../../copy/register.es.ts';

const { sent: copy } = registerCopy;

interface VerificationSentProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** After a registration: which address the mail went to, how to get another, and the way back (1§2). */
export function VerificationSent({ email, onBack }: VerificationSentProps) {
  const resend = useResendVerification();
  return (
    <>
      <p>{copy.spam}</p>
      <Button $block disabled={resend.isPending} onClick={() => resend.mutate(email)}>
        {resend.isPending ? resendVerificationCopy.pending : copy.resend}
      </Button>
      <Button $variant="quiet" $block onClick={onBack}>
        {copy.back}
      </Button>
    </>
  );
}
