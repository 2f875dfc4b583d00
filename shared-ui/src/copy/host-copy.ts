/** Texts of what all packages share. */
export const hostCopy = {
  close: 'Cerrar',
  retry: 'Reintentar',
  loading: 'Cargando…',
} as const;
