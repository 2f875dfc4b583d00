/** Texts of the dialog's chunk; the sign-in shows none of them at once. */
export const forgotPasswordCopy = {
  title: 'Recupera tu acceso',
  text: 'Escribe el correo de tu cuenta y te enviaremos un enlace para elegir otra contraseña.',
  email: 'Email',
  submit: 'Enviar enlace',
  pending: 'Enviando…',
  empty: { title: 'Email requerido', text: 'Por favor ingresa tu email para restablecer la contraseña.' },
  failed: { title: 'Error', text: 'Error al enviar email de restablecimiento.' },
  done: { title: 'Email enviado', text: 'Revisa tu bandeja de entrada.' },
  sentTitle: 'Revisa tu correo',
  sentText:
    'Si hay una cuenta con esta dirección, te hemos enviado un enlace para elegir otra contraseña. Dura una hora.',
  close: 'Cerrar',
} as const;
