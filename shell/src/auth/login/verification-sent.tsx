import { Button } from '@app/shared-ui/components/button';
import { authCopy } from '../../copy/auth-es.ts';
import { useResendVerification } from '../use-resend-verification.ts';

interface VerificationSentProps {
  readonly email: string;
  readonly onBack: () => void;
}

/** After a registration: where the mail went, how to get another, and the way back (1§2). */
export function VerificationSent({ email, onBack }: VerificationSentProps) {
  const resend = useResendVerification();
  return (
    <>
      <p>{authCopy.sent.spam}</p>
      <Button $block disabled={resend.isPending} onClick={() => resend.mutate(email)}>
        {resend.isPending ? authCopy.sent.pending : authCopy.sent.resend}
      </Button>
      <Button $variant="quiet" $block onClick={onBack}>
        {authCopy.sent.back}
      </Button>
    </>
  );
}
