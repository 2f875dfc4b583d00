/** Texts of the badge for developers. */
export const overrideBadgeCopy = {
  label: 'Versiones de desarrollo',
  from: (host: string) => `se abre desde ${host}`,
  silent: (host: string) => `no responde en ${host}: ves la versión publicada`,
  tried: (version: string) => `se prueba en la versión ${version}`,
  gone: 'ya no se puede probar en esa versión: ves la publicada',
  reset: 'Volver a lo publicado',
};
