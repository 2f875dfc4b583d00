import { login, loginBody } from '@app/contract/sign-in';
import type { BodyInputOf } from '@app/contract/endpoint';
import { Button } from '@app/shared-ui/components/button';
import { PasswordField } from '@app/shared-ui/components/password-field';
import { TextField } from '@app/shared-ui/components/text-field';
import { ApiError, call } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { authCopy } from '../../../copy/auth.es.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { trackLogin } from '../../../pixel/pixel.ts';
import { isSharedByHabit, rememberSharedComputer } from '../../../storage/shared-computer.ts';
import { useToasts } from '../../../ui/toasts/toaster.tsx';
import { Aside, AuthForm, TextButton, TextLink } from '../auth-parts.tsx';
import { asksForCode, CodeField } from '../../../session/code-field.tsx';
import { failureToast } from '../failure-toast.ts';
import { forgetPendingSignOut } from '../../../session/sign-out-state.ts';
import { SharedComputerChoice } from '../shared-computer-choice.tsx';
import { LinkSent } from './link-sent.tsx';
import { type Registration, useRegistration } from './use-registration.ts';

const ForgotDialog = lazyDialog(() => import('./forgot-dialog.tsx').then((module) => module.ForgotDialog));

interface LoginFormProps {
  readonly onSignedIn: () => void;
  readonly onRegister: (registration: Registration) => void;
}

export function LoginForm({ onSignedIn, onRegister }: LoginFormProps) {
  const toasts = useToasts();
  const registration = useRegistration(onRegister);
  const [isForgotOpen, setIsForgotOpen] = useState(false);
  const [isShared, setIsShared] = useState(isSharedByHabit);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  // Kept until another answer arrives, also while the next attempt is pending.
  const [linkSent, setLinkSent] = useState<unknown>();
  const note = useRef<HTMLDivElement>(null);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { username: '', password: '' },
  });
  const signIn = useSingleMutation({
    mutationFn: (body: BodyInputOf<typeof login>) => call(login, { body }),
    onMutate: () => {
      toasts.dismiss();
      // Before the call: the cookie makes the server limit the session to the browser's.
      rememberSharedComputer(isShared);
    },
    onSuccess: () => {
      forgetPendingSignOut();
      trackLogin();
      onSignedIn();
    },
    onError: (error, { code }) => {
      const isLink = isLinkSent(error);
      setLinkSent(isLink ? error : undefined);
      if (asksForCode(error)) setIsCodeAsked(true);
      // The note or the field that appears says what is missing.
      if (!isLink && (!asksForCode(error) || code !== undefined)) toasts.show(loginFailure(error));
      if (wrongInput(error, code)) setFocus(asksForCode(error) ? 'code' : 'password');
    },
  });
  useEffect(() => {
    if (isCodeAsked) setFocus('code');
  }, [isCodeAsked, setFocus]);
  useEffect(() => {
    if (linkSent) note.current?.focus();
  }, [linkSent]);
  const openForgot = () => {
    toasts.dismiss();
    setIsForgotOpen(true);
  };
  const closeForgot = () => setIsForgotOpen(false);
  const wrong = wrongInput(signIn.error, signIn.variables?.code);
  // After success too: the page is about to reload.
  const isBusy = signIn.isPending || signIn.isSuccess;
  return (
    <>
      <AuthForm noValidate onSubmit={handleSubmit((body) => signIn.mutate(body))}>
        {linkSent ? <LinkSent ref={note} /> : null}
        <TextField
          label={authCopy.fields.username}
          hint={authCopy.fields.loginHint}
          error={formState.errors.username?.message}
          {...(wrong && !isCodeAsked && { 'aria-invalid': true })}
          required
          autoComplete={isShared ? 'off' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          {...register('username')}
        />
        <PasswordField
          label={authCopy.fields.password}
          error={formState.errors.password?.message ?? (isCodeAsked ? undefined : wrong)}
          isErrorSaid={!formState.errors.password}
          required
          autoComplete="current-password"
          {...register('password')}
        />
        {isCodeAsked ? (
          <CodeField
            error={formState.errors.code?.message ?? wrong}
            isErrorSaid={!formState.errors.code}
            {...register('code')}
          />
        ) : null}
        <SharedComputerChoice isShared={isShared} onChange={setIsShared} />
        <TextButton type="button" onClick={openForgot}>
          {authCopy.login.forgot}
        </TextButton>
        {isUnverified(signIn.error) ? <TextLink to="/verify-email">{authCopy.login.askAgain}</TextLink> : null}
        <Button type="submit" $block disabled={isBusy}>
          {isBusy ? authCopy.login.pending : authCopy.login.submit}
        </Button>
      </AuthForm>
      <Aside>
        {authCopy.login.firstTime}
        <Button
          $variant="soft"
          $block
          aria-busy={registration.isOpening}
          onPointerEnter={registration.prepare}
          onFocus={registration.prepare}
          onClick={() => void registration.open()}
        >
          {registration.isOpening ? authCopy.login.opening : authCopy.login.toRegister}
        </Button>
      </Aside>
      {isForgotOpen ? <ForgotDialog onClose={closeForgot} onMissing={closeForgot} /> : null}
    </>
  );
}

const isLinkSent = (error: unknown): boolean => error instanceof ApiError && error.problem?.linkSent === true;

const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.problem?.requiresVerification === true;

/** What the server says of the name and password, or of the code, that were typed: beside the field what the toast says. */
function wrongInput(error: unknown, code: string | undefined): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isWrong = error.status === 401 || (asksForCode(error) && code !== undefined);
  return isWrong ? error.problem?.message || authCopy.login.failed.text : undefined;
}

function loginFailure(error: unknown) {
  const { failed, unverified } = authCopy.login;
  if (isUnverified(error)) return { tone: 'error', title: unverified.title, description: unverified.text } as const;
  return failureToast(error, failed, authCopy.network.text);
}
