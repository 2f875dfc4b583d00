/** Where something did not arrive because there is no network. Apart from the others: every page loads those at its start. */
export const offlineCopy = {
  title: 'Sin conexión',
  text: 'Esta parte no está en este dispositivo. Llegará sola en cuanto vuelva la red; lo que has vivido y escrito está a salvo.',
} as const;
