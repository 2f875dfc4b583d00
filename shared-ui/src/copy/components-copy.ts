/** Texts of components that several packages use. */
export const componentsCopy = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  loading: 'Cargando…',
  clearSearch: 'Borrar la búsqueda',
  failure: {
    title: 'Esto no ha llegado',
    text: 'No hemos podido traer esta parte. Lo que has vivido y escrito está a salvo.',
    retry: 'Reintentar',
  },
} as const;
