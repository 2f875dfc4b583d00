import { registerCopy } from '../../../copy/register.es.ts';
import { Activation } from '../verify-email/activation.tsx';
import { RegisterForm } from './register-form.tsx';
import { VerificationSent } from './verification-sent.tsx';

/** What 'Crear una cuenta' loads, as one chunk: most users who open the sign-in have an account. */
export const registration = { copy: registerCopy, RegisterForm, VerificationSent, Activation };
