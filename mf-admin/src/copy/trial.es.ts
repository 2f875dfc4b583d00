/** A version that a team has an administrator try before it goes live. */
export const trialCopy = {
  title: (name: string, version: string) => `Probar ${name} ${version} en este navegador`,
  text: 'La verás solo tú, en este navegador, en lugar de lo publicado, hasta que lo cierres o vuelvas a lo publicado. Es código que todavía nadie ha dado por bueno y actúa con tu cuenta: sigue solo si sabes quién te ha pasado el enlace.',
  published: (when: string, author: string) => `Publicada el ${when} · ${author}`,
  unknown: 'Esta versión no está publicada.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  submit: 'Probarla',
  pending: 'Un momento…',
  failed: 'No se ha podido abrir. Vuelve a intentarlo.',
  started: 'Ya está en este navegador',
  startedText: 'Un aviso al pie de cada página lo recuerda, y desde ahí se vuelve a lo publicado.',
  open: 'Abrirla',
} as const;
