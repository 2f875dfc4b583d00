export const notYetCopy = {
  text: 'Aún no está: la estamos preparando con calma para que te sirva de verdad. Mientras tanto, tu camino te espera en el inicio.',
  back: 'Seguir mi camino',
} as const;
