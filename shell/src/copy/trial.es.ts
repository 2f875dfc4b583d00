/** A version of a part of the application that is seen before it is published. */
export const trialCopy = {
  title: 'Ver una versión antes de que se publique',
  text: 'La verás en lugar de lo publicado, solo tú y solo en este navegador, hasta que lo cierres o vuelvas a lo publicado. Es código que aún se está probando y actúa con tu cuenta: sigue solo si sabes quién te ha pasado el enlace.',
  what: (name: string, version: string) => `${name}, versión ${version}`,
  published: (when: string, author: string | null) =>
    author === null
      ? `Publicada el ${when}`
      : `Publicada el ${when} por ${author === 'DEPLOY_TOKEN' ? 'la instalación' : author}`,
  until: (when: string) => `El enlace sirve hasta el ${when}.`,
  looking: 'Mirando qué es…',
  cancel: 'Ahora no',
  close: 'Cerrar',
  submit: 'Verla',
  pending: 'Un momento…',
  failed: 'No se ha podido abrir. Vuelve a intentarlo.',
  started: 'Ya está en este navegador',
  startedText: 'Un aviso al pie de cada página lo recuerda, y desde ahí vuelves a lo publicado cuando quieras.',
  open: 'Abrirla',
} as const;
