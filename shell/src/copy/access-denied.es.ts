/** Shown to an administrator in place of the panel until the second factor is on, where the operator requires it (V-12). */
export const accessDeniedCopy = {
  title: 'Un paso más',
  text: 'Para abrir el panel, activa antes la verificación en dos pasos en tu perfil.',
  open: 'Ir a mi perfil',
} as const;
