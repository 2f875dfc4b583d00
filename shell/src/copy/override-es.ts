/** Texts of the badge that only developers see. */
export const overrideCopy = {
  label: 'Versiones de desarrollo',
  from: (host: string) => `se abre desde ${host}`,
  silent: (host: string) => `no responde en ${host}: ves la versión publicada`,
  reset: 'Volver a lo publicado',
};
