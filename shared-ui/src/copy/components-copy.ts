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
  offline: {
    title: 'Sin conexión',
    text: 'Esta parte no está en este dispositivo. Llegará sola en cuanto vuelva la red; lo que has vivido y escrito está a salvo.',
  },
} as const;
