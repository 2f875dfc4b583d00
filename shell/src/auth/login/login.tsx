import { useState } from 'react';
import { authCopy } from '../../copy/auth-es.ts';
import { AuthPage } from '../auth-page.tsx';
import { enterHome } from '../enter-home.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { VerificationSent } from './verification-sent.tsx';

type Mode =
  | { readonly name: 'login' }
  | { readonly name: 'register' }
  | { readonly name: 'verification-sent'; readonly email: string };

/** Sign-in, registration, and the notice that a verification mail is on its way (1§4). */
export function Login({ onSignedIn = enterHome }: { readonly onSignedIn?: () => void }) {
  const [mode, setMode] = useState<Mode>({ name: 'login' });
  const toLogin = () => setMode({ name: 'login' });
  switch (mode.name) {
    case 'login':
      return (
        <AuthPage title={authCopy.welcome} lead={authCopy.login.lead}>
          <LoginForm onSignedIn={onSignedIn} onRegister={() => setMode({ name: 'register' })} />
        </AuthPage>
      );
    case 'register':
      return (
        <AuthPage title={authCopy.welcome} lead={authCopy.register.lead}>
          <RegisterForm onLogin={toLogin} onRegistered={(email) => setMode({ name: 'verification-sent', email })} />
        </AuthPage>
      );
    case 'verification-sent':
      return (
        <AuthPage title={authCopy.sent.title} lead={authCopy.sent.text(mode.email)}>
          <VerificationSent email={mode.email} onBack={toLogin} />
        </AuthPage>
      );
  }
}
