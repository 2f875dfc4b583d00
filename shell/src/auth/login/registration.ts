import { registerCopy } from './register-copy.ts';
import { RegisterForm } from './register-form.tsx';
import { VerificationSent } from './verification-sent.tsx';

/** What 'Crear una cuenta' leads to, as one chunk: most who come to the sign-in have an account. */
export const registration = { copy: registerCopy, RegisterForm, VerificationSent };
