/** Where something did not arrive. Apart from the components' other texts, which every page loads at its start. */
export const loadFailureCopy = {
  failed: {
    title: 'Esto no ha llegado',
    text: 'No hemos podido traer esta parte. Lo que has vivido y escrito está a salvo.',
  },
  offline: {
    title: 'Sin conexión',
    text: 'Esta parte no está en este dispositivo. Llegará sola en cuanto haya conexión; lo que has vivido y escrito está a salvo.',
  },
  retry: 'Reintentar',
} as const;
