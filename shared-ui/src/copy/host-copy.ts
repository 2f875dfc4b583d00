/** Texts of what all packages share. */
export const hostCopy = {
  close: 'Cerrar',
  quickExit: 'Salida rápida',
} as const;
