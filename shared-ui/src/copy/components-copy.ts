/** Texts of components that several packages use. */
export const componentsCopy = {
  show: 'Mostrar',
  hide: 'Ocultar',
  password: 'contraseña',
  loading: 'Cargando…',
} as const;
