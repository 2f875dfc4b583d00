/** Texts of components that several packages use. */
export const componentsCopy = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  loading: 'Cargando…',
} as const;
