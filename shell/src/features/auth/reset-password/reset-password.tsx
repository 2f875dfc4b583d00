import { tokenSchema, validateResetToken } from '@app/contract/mailed-links';
import { Button } from '@app/shared-ui/components/button';
import { Spinner } from '@app/shared-ui/components/spinner';
import { call, NetworkError } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { authCopy } from '../../../copy/auth.es.ts';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { AuthPage } from '../auth-page.tsx';
import { MessagePage } from '../message-page.tsx';
import { NoLink } from '../no-link.tsx';
import { useAddressToken } from '../use-address-token.ts';
import { AskAgain } from './ask-again.tsx';
import { ResetForm } from './reset-form.tsx';

/** The page behind a mailed reset link: checks the link first (which does not use it up), then form, then success (1§2, 1§4). */
export function ResetPassword() {
  const { token, forgetToken } = useAddressToken();
  const [isDone, setIsDone] = useState(false);
  const { reset } = mailLinksCopy;
  const { network } = authCopy;
  const isWellFormed = z.safeParse(tokenSchema, token).success;
  const check = useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => call(validateResetToken, { body: { token } }),
    enabled: isWellFormed,
    gcTime: 0,
  });

  const handleDone = () => {
    forgetToken();
    setIsDone(true);
  };

  if (isDone) return <MessagePage isNext title={reset.successTitle} text={reset.successText} />;
  if (token === '') {
    return (
      <NoLink>
        <AskAgain />
      </NoLink>
    );
  }
  if (isWellFormed && check.isPending) {
    return (
      <AuthPage title={reset.title}>
        <Spinner label={reset.checking} />
      </AuthPage>
    );
  }
  if (check.error instanceof NetworkError) {
    return (
      <AuthPage title={network.title} lead={network.shortText} role="alert">
        <Button $block onClick={() => void check.refetch()}>
          {reset.retry}
        </Button>
      </AuthPage>
    );
  }
  if (!check.isSuccess) {
    return (
      <MessagePage
        role="alert"
        title={reset.invalidTitle}
        text={reset.invalidText}
        hint={reset.invalidHint}
        action={reset.back}
      >
        <AskAgain />
      </MessagePage>
    );
  }
  return (
    <AuthPage title={reset.title} lead={reset.lead}>
      <ResetForm token={token} onDone={handleDone} />
    </AuthPage>
  );
}
