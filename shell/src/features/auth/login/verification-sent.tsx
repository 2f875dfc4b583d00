import { Button } from '@app/shared-ui/components/button';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { useState } from 'react';
import { resendVerificationCopy } from '../../../copy/resend-verification.es.ts';
import { registerCopy } from '../../../copy/register.es.ts';
import { useOpener } from '../../../ui/use-opener.ts';
import type { Account } from '../account-form.tsx';
import { Aside, TextButton } from '../auth-parts.tsx';
import { useResendVerification } from '../use-resend-verification.ts';
import { AddressForm } from './address-form.tsx';
import { MailedCodeForm } from './mailed-code-form.tsx';
import { inboxOf } from './webmail.ts';

const { sent: copy } = registerCopy;

interface VerificationSentProps {
  readonly account: Account;
  /** Why the code that was typed does not do. */
  readonly refused: string | undefined;
  readonly onCode: (code: string) => void;
  /** The account with another address, to which a mail is on its way. */
  readonly onMended: (account: Account) => void;
  readonly onBack: () => void;
}

/** After a registration: the way to the mail or else its code, another mail, another address, and the way back (1§2). */
export function VerificationSent({ account, refused, onCode, onMended, onBack }: VerificationSentProps) {
  const resend = useResendVerification();
  const [isMending, setIsMending] = useState(false);
  const opener = useOpener(isMending);
  const inbox = inboxOf(account.email);
  const handleMended = (mended: Account) => {
    setIsMending(false);
    onMended(mended);
  };
  return (
    <>
      {isMending ? (
        <AddressForm account={account} onMended={handleMended} onCancel={() => setIsMending(false)} />
      ) : (
        <>
          {inbox === undefined ? null : (
            <Button as="a" $block href={inbox} target="_blank" rel="noopener noreferrer">
              {copy.inbox} <VisuallyHidden>{copy.newTab}</VisuallyHidden>
            </Button>
          )}
          <MailedCodeForm refused={refused} onCode={onCode} />
          <TextButton ref={opener} type="button" onClick={() => setIsMending(true)}>
            {copy.mend}
          </TextButton>
        </>
      )}
      <Aside>
        {copy.spam}
        <Button $variant="quiet" $block disabled={resend.isPending} onClick={() => resend.mutate(account.email)}>
          {resend.isPending ? resendVerificationCopy.pending : copy.resend}
        </Button>
        <Button $variant="quiet" $block onClick={onBack}>
          {copy.back}
        </Button>
      </Aside>
    </>
  );
}
