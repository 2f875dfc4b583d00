import { confirmEmailChange, tokenSchema } from '@app/contract/mailed-links';
import { Button } from '@app/shared-ui/components/button';
import { ApiError, call } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useState } from 'react';
import * as z from 'zod/mini';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { AuthPage } from '../auth-page.tsx';
import { asksForCode } from '../../../session/code-field.tsx';
import { failureToast } from '../failure-toast.ts';
import { MessagePage } from '../message-page.tsx';
import { asksForPassword, type Credentials, CredentialsForm } from '../credentials-form.tsx';

/**
 * Behind the link sent to the new address of an account (D20). It takes one press, as mail programs open links by themselves; without a
 * session of that account, also the password (D46).
 */
export function EmailChange({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const toasts = useToasts();
  const { emailChange } = mailLinksCopy;
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const confirm = useSingleMutation({
    mutationFn: (credentials: Partial<Credentials>) => call(confirmEmailChange, { body: { token, ...credentials } }),
    onMutate: toasts.dismiss,
    onSuccess: onDone,
    onError: (error, credentials) => {
      if (asksForPassword(error)) return setIsPasswordAsked(true);
      if (asksForCode(error)) setIsCodeAsked(true);
      // The field that appears says what is missing.
      if (!isRefused(error) && (!asksForCode(error) || credentials.code !== undefined))
        toasts.show(failureToast(error, emailChange.failed));
    },
  });
  if (confirm.isSuccess)
    return <MessagePage isNext title={emailChange.doneTitle} text={emailChange.doneText} action={emailChange.go} />;
  if (isRefused(confirm.error) || !z.safeParse(tokenSchema, token).success) {
    return (
      <MessagePage
        isNext={confirm.isError}
        title={mailLinksCopy.verify.expiredTitle}
        text={mailLinksCopy.verify.expiredText}
        hint={emailChange.expiredHint}
        action={emailChange.go}
      />
    );
  }
  if (!isPasswordAsked) {
    return (
      <AuthPage title={emailChange.title} lead={emailChange.lead}>
        <Button $block disabled={confirm.isPending} onClick={() => confirm.mutate({})}>
          {confirm.isPending ? mailLinksCopy.verify.checking : emailChange.confirm}
        </Button>
      </AuthPage>
    );
  }
  const isWrong = asksForPassword(confirm.error) && confirm.variables?.password !== undefined;
  return (
    <AuthPage title={emailChange.title} lead={emailChange.proofLead}>
      <CredentialsForm
        wrong={isWrong ? messageOf(confirm.error, undefined) : undefined}
        isCodeAsked={isCodeAsked}
        isPending={confirm.isPending}
        submit={emailChange.confirm}
        pending={mailLinksCopy.verify.checking}
        onCredentials={(credentials) => confirm.mutate(credentials)}
      />
    </AuthPage>
  );
}

/** Used, wrong or expired, or the address belongs to another account by now: retrying with this link cannot succeed. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
