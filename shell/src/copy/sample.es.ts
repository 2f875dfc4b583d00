/** Texts of the landing page's sample once it is open; activity, cues and question are the programme's own. */
export const sampleCopy = {
  cues: [
    { at: 0, say: 'Siéntate. Aquí no hay nada que conseguir.' },
    { at: 30, say: 'Nota el peso de las manos sobre los muslos.' },
    { at: 75, say: 'Si algo te llama, cuéntalo con un dedo y quédate.' },
    { at: 120, say: 'El aire entra y sale solo. Déjalo hacer.' },
    { at: 160, say: 'Queda poco. Mira despacio lo que tienes delante.' },
  ],
  timer: 'Tiempo que queda',
  finish: 'Terminar ya',
  question: '¿Cómo fueron estos tres minutos?',
  openQuestion: '¿Qué te ronda ahora mismo?',
  writeTitle: 'Una línea, si quieres',
  hint: 'Se queda en este navegador: no se envía a nadie. Si creas tu cuenta aquí, podrá ser la primera línea de tu journal.',
  keep: 'Guardarla en este navegador',
  empty: 'Escribe al menos una palabra, o déjalo para otro día.',
  notKept: 'Este navegador no deja guardar nada. Si quieres conservarla, cópiala.',
  leave: 'Ahora no',
  keptTitle: 'Tu línea está aquí',
  kept: 'Solo en este navegador, hasta 30 días. Si creas tu cuenta en él, te preguntaremos si quieres que abra tu journal.',
  register: 'Crear mi cuenta',
  forget: 'Borrarla',
} as const;
