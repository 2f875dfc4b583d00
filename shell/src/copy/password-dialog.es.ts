/** Texts of the password dialog. */
export const passwordDialogCopy = {
  title: 'Confirma que eres tú',
  text: 'Esto es delicado, así que te pedimos tu contraseña otra vez.',
  label: 'Contraseña',
  submit: 'Continuar',
  pending: 'Comprobando…',
  cancel: 'Cancelar',
  failed: 'No hemos podido comprobarla. Inténtalo otra vez.',
  offline: 'Ahora mismo no hay conexión. Inténtalo cuando vuelvas a tenerla.',
} as const;
