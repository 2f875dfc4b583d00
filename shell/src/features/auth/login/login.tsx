import { useState } from 'react';
import { authCopy } from '../../../copy/auth.es.ts';
import { AuthPage } from '../auth-page.tsx';
import { enterHome } from '../enter-home.ts';
import { LoginForm } from './login-form.tsx';
import type { Registration } from './use-registration.ts';

type Mode =
  | { readonly name: 'login' }
  | { readonly name: 'register'; readonly registration: Registration }
  | { readonly name: 'verification-sent'; readonly registration: Registration; readonly email: string };

/** Sign-in, registration, and the notice that a verification mail is on its way (1§4). */
export function Login({ onSignedIn = enterHome }: { readonly onSignedIn?: () => void }) {
  const [mode, setMode] = useState<Mode>({ name: 'login' });
  const toLogin = () => setMode({ name: 'login' });
  if (mode.name === 'login')
    return (
      <AuthPage title={authCopy.welcome} lead={authCopy.login.lead}>
        <LoginForm onSignedIn={onSignedIn} onRegister={(registration) => setMode({ name: 'register', registration })} />
      </AuthPage>
    );
  const { copy, RegisterForm, VerificationSent } = mode.registration;
  if (mode.name === 'register')
    return (
      <AuthPage title={authCopy.welcome} lead={copy.form.lead}>
        <RegisterForm
          onLogin={toLogin}
          onRegistered={(email) => setMode({ ...mode, name: 'verification-sent', email })}
        />
      </AuthPage>
    );
  return (
    <AuthPage title={copy.sent.title} lead={copy.sent.text(mode.email)}>
      <VerificationSent email={mode.email} onBack={toLogin} />
    </AuthPage>
  );
}
