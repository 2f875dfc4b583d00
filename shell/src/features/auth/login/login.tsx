import { useEffect, useState } from 'react';
import { authCopy } from '../../../copy/auth.es.ts';
import type { Account } from '../account-form.tsx';
import { AuthPage } from '../auth-page.tsx';
import { enterHome } from '../enter-home.ts';
import { ACCOUNT_HASH } from '../../../ui/wants-account.ts';
import { LoginForm } from './login-form.tsx';
import { loadRegistration, type Registration } from './use-registration.ts';

type Mode =
  | { readonly name: 'login' }
  | { readonly name: 'register'; readonly registration: Registration }
  | {
      readonly name: 'verification-sent';
      readonly registration: Registration;
      readonly account: Account;
      /** Why the code that was typed does not do. */
      readonly refused?: string;
    }
  | { readonly name: 'code'; readonly registration: Registration; readonly account: Account; readonly code: string };

/** Sign-in, registration, and the notice that a verification mail is on its way (1§4). */
export function Login({ onSignedIn = enterHome }: { readonly onSignedIn?: () => void }) {
  const [mode, setMode] = useState<Mode>({ name: 'login' });
  useEffect(() => {
    const follow = () => {
      if (location.hash !== ACCOUNT_HASH) return;
      // The address is the sign-in's again; the router need not know.
      history.replaceState(history.state, '', location.pathname);
      // If it does not load, the sign-in stays, whose own button asks again.
      loadRegistration().then(
        (registration) => setMode({ name: 'register', registration }),
        () => undefined,
      );
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const toLogin = () => setMode({ name: 'login' });
  if (mode.name === 'login')
    return (
      <AuthPage title={authCopy.welcome} lead={authCopy.login.lead}>
        <LoginForm onSignedIn={onSignedIn} onRegister={(registration) => setMode({ name: 'register', registration })} />
      </AuthPage>
    );
  const { registration } = mode;
  const { copy, RegisterForm, VerificationSent, Activation } = registration;
  if (mode.name === 'register')
    return (
      <AuthPage title={authCopy.welcome} lead={copy.form.lead}>
        <RegisterForm
          onLogin={toLogin}
          onRegistered={(account) => setMode({ ...mode, name: 'verification-sent', account })}
        />
      </AuthPage>
    );
  if (mode.name === 'code')
    return (
      <Activation
        proof={{ code: mode.code }}
        onRefused={(refused) => setMode({ ...mode, name: 'verification-sent', refused })}
        onSignedIn={onSignedIn}
      />
    );
  return (
    <AuthPage title={copy.sent.title} lead={copy.sent.text(mode.account.email)} isNext>
      <VerificationSent
        account={mode.account}
        refused={mode.refused}
        onCode={(code) => setMode({ ...mode, name: 'code', code })}
        // Without the refusal of a code: another mail has another one.
        onMended={(account) => setMode({ name: 'verification-sent', registration, account })}
        onBack={toLogin}
      />
    </AuthPage>
  );
}
