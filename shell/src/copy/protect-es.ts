/** What an administrator reads in the place of the panel until she has turned on her second factor, where it is demanded (V-12). */
export const protectCopy = {
  title: 'Un paso más',
  text: 'Para abrir el panel, activa antes la verificación en dos pasos en tu perfil.',
  open: 'Ir a mi perfil',
} as const;
