import { counted } from '@app/shared-ui/copy/formats';

const KINDS: Readonly<Record<string, string>> = {
  verification: 'Verificación de cuenta',
  'verification-change': 'Verificación de un correo nuevo',
  reset: 'Restablecer contraseña',
  'account-exists': 'Ya tiene cuenta',
  'premium-interest': 'Interés Premium',
  'premium-interest-notice': 'Aviso de interés Premium',
  'password-changed': 'Contraseña cambiada',
  'second-factor-changed': 'Verificación en dos pasos',
  'email-change-asked': 'Cambio de correo pedido',
  'email-changed': 'Correo cambiado',
  'email-change-undone': 'Cambio de correo deshecho',
  'role-changed': 'Rol cambiado',
  'device-link': 'Confirmación de un dispositivo',
  'failed-sign-ins': 'Intentos de entrar',
  'wrong-codes': 'Códigos equivocados',
  'new-device': 'Dispositivo nuevo',
  contact: 'Mensaje de contacto',
  reminder: 'Recordatorio',
  'warning-address': 'Segunda dirección: confirmación',
  'warning-address-changed': 'Segunda dirección cambiada',
  'warning-copy': 'Aviso a la segunda dirección',
  'weekly-update': 'Mensaje de la semana',
};

/** What became of each mail. */
export const mailsCopy = {
  title: 'Correos de la última semana',
  lead: 'A quién ha salido cada correo y cuáles esperan. Lo que dicen no se guarda.',
  empty: 'En la última semana no ha salido ningún correo.',
  kind: (kind: string) => KINDS[kind] ?? 'Otro correo',
  unknown: 'Dirección no guardada',
  state: { waiting: 'En espera', sent: 'Enviado', failed: 'No ha salido' },
  attempts: (count: number) => counted(count, 'intento', 'intentos'),
  ordered: 'Pedido',
  finished: 'Enviado',
  resend: 'Reenviar',
  resendOf: (kind: string, to: string) => `Reenviar: ${kind}, ${to}`,
  resent: 'Correo reenviado',
  resendFailed: 'No se ha podido reenviar el correo',
} as const;
