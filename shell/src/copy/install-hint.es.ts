export const installHintCopy = {
  title: 'Tenlo a mano.',
  text: 'Puedes poner Reencuentro en tu pantalla de inicio: se abre como una app, también sin conexión.',
  install: 'Instalar',
  later: 'No, gracias',
} as const;
