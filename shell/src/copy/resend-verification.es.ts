/** What asking for another verification mail says. */
export const resendVerificationCopy = {
  pending: 'Enviando…',
  done: { title: 'Email reenviado', text: 'Revisa tu bandeja de entrada.' },
  failed: { title: 'Error', text: 'Error al reenviar verificación.' },
} as const;
