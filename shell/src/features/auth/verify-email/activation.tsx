import { tokenSchema, verifyCode, verifyEmail } from '@app/contract/mailed-links';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { Spinner } from '@app/shared-ui/components/spinner';
import { ApiError, call } from '@app/shared-ui/host';
import { fieldsOf, messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useState } from 'react';
import * as z from 'zod/mini';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { beginFirstVisit } from '../../../storage/first-visit.ts';
import { rememberSharedComputer } from '../../../storage/shared-computer.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { ACCOUNT_WANTED } from '../../../ui/wants-account.ts';
import { AuthPage } from '../auth-page.tsx';
import { TextLink } from '../auth-parts.tsx';
import { failureToast } from '../failure-toast.ts';
import { MessagePage } from '../message-page.tsx';
import { forgetPendingSignOut } from '../../../session/sign-out-state.ts';
import { asksForPassword } from '../credentials-form.tsx';
import { NoLink } from '../no-link.tsx';
import { ActivationForm, type MissingFields } from './activation-form.tsx';
import { Consent } from './consent.tsx';
import { ResendForm } from './resend-form.tsx';

interface ActivationProps {
  /** The token of the mail's link, or its code in the browser that registered. */
  readonly proof: { readonly token: string } | { readonly code: string };
  /** A code does not do; without it the page for an old link says so. */
  readonly onRefused?: (message: string) => void;
  readonly onSignedIn: () => void;
}

/**
 * A new account (D10, D46): consent, then the link or the code; one press in the browser that registered. Other browsers are asked for the password,
 * and for another user name where that was taken meanwhile. Then the user is signed in.
 */
export function Activation({ proof, onRefused, onSignedIn }: ActivationProps) {
  const toasts = useToasts();
  const { verify } = mailLinksCopy;
  const [isShared, setIsShared] = useState(false);
  const [asks, setAsks] = useState({ password: false, username: false });
  const activate = useSingleMutation({
    mutationFn: ({ password, username }: MissingFields) => {
      const body = { consentVersion: CONSENT_VERSION, ...(username && { username }) };
      return 'code' in proof
        ? call(verifyCode, { body: { ...proof, ...body } })
        : call(verifyEmail, { body: { ...proof, ...body, ...(password && { password }) } });
    },
    onMutate: () => {
      toasts.dismiss();
      // Before the call, as at the sign-in: it decides how long the server keeps this session.
      rememberSharedComputer(isShared);
    },
    onSuccess: () => {
      forgetPendingSignOut();
      beginFirstVisit();
      onSignedIn();
    },
    onError: (error) => {
      if (asksForPassword(error)) return setAsks((now) => ({ ...now, password: true }));
      if (isNameTaken(error)) return setAsks((now) => ({ ...now, username: true }));
      if (isRefused(error)) onRefused?.(messageOf(error, ''));
      else if (!wrongName(error)) toasts.show(failureToast(error, verify.failed));
    },
  });
  const { error } = activate;

  if ('token' in proof && proof.token === '') {
    return (
      <NoLink>
        <ResendForm />
      </NoLink>
    );
  }
  if ('token' in proof && (isRefused(error) || !z.safeParse(tokenSchema, proof.token).success)) {
    return (
      <MessagePage
        isNext={activate.isError}
        title={verify.expiredTitle}
        text={messageOf(error, verify.expiredText)}
        hint={verify.expiredHint}
      >
        <ResendForm />
      </MessagePage>
    );
  }
  if (activate.isSuccess || (activate.isPending && !asks.password && !asks.username)) {
    return (
      <AuthPage title={verify.title}>
        <Spinner label={activate.isSuccess ? verify.entering : verify.checking} />
      </AuthPage>
    );
  }
  if (!asks.password && !asks.username) {
    return (
      <AuthPage title={verify.title} lead={verify.lead} isNext={'code' in proof}>
        <Consent isShared={isShared} onShared={setIsShared} onAccept={() => activate.mutate({})} />
      </AuthPage>
    );
  }
  const isWrong = asksForPassword(error) && activate.variables?.password !== undefined;
  return (
    <AuthPage
      title={asks.username ? verify.nameTitle : verify.title}
      lead={asks.username ? verify.nameLead : verify.passwordLead}
    >
      <ActivationForm
        asks={asks}
        wrong={{
          password: isWrong ? messageOf(error, undefined) : undefined,
          username: isNameTaken(error) ? messageOf(error, undefined) : wrongName(error),
        }}
        isPending={activate.isPending}
        onSubmit={(missing) => activate.mutate(missing)}
      />
      {asks.password ? (
        <div>
          <p>{verify.notMine}</p>
          <TextLink to={ACCOUNT_WANTED}>{verify.toRegister}</TextLink>
        </div>
      ) : null}
    </AuthPage>
  );
}

const isNameTaken = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The error of the other user name that was typed. */
const wrongName = (error: unknown): string | undefined => fieldsOf(error)['username'];

/** Used, wrong or expired: retrying with this link cannot succeed. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && wrongName(error) === undefined;
