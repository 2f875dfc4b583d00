import { tokenSchema, verifyEmail } from '@app/contract/account-links';
import { CONSENT_VERSION } from '@app/contract/accounts';
import { Spinner } from '@app/shared-ui/components/spinner';
import { ApiError, call } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { linksCopy } from '../../copy/links-es.ts';
import { useToasts } from '../../toasts/toaster.tsx';
import { AuthPage } from '../auth-page.tsx';
import { failureToast } from '../failure-toast.ts';
import { MessagePage } from '../message-page.tsx';
import { useAddressToken } from '../use-address-token.ts';
import { Consent } from './consent.tsx';
import { EmailChange } from './email-change.tsx';
import { ResendForm } from './resend-form.tsx';

/** The page behind mailed verification links: of a new account, or of another address for one that there is. */
export function VerifyEmail() {
  const [search] = useSearchParams();
  // The query leaves the address bar at once.
  const [isChange] = useState(() => search.has('cambio'));
  const token = useAddressToken();
  return isChange ? <EmailChange token={token} /> : <Activation token={token} />;
}

/** A new account (D10): consent, then the check of the link, then verified or expired. */
function Activation({ token }: { readonly token: string }) {
  const toasts = useToasts();
  const { verify } = linksCopy;
  const activate = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token, consentVersion: CONSENT_VERSION } }),
    onMutate: toasts.dismiss,
    onError: (error) => {
      if (!isRefused(error)) toasts.show(failureToast(error, verify.failed));
    },
  });

  if (activate.isSuccess) return <MessagePage title={verify.doneTitle} text={verify.doneText} />;
  if (activate.isPending) {
    return (
      <AuthPage title={verify.title}>
        <Spinner label={verify.checking} />
      </AuthPage>
    );
  }
  if (isRefused(activate.error) || !z.safeParse(tokenSchema, token).success) {
    const serverText = activate.error instanceof ApiError ? activate.error.problem?.message : undefined;
    return (
      <MessagePage title={verify.expiredTitle} text={serverText || verify.expiredText} hint={verify.expiredHint}>
        <ResendForm />
      </MessagePage>
    );
  }
  return (
    <AuthPage title={verify.title} lead={verify.lead}>
      <Consent onAccept={() => activate.mutate()} />
    </AuthPage>
  );
}

/** Used, wrong or expired: no second try with this link can go better. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
