/** Texts of 'Hay otra versión' (SYNC §1). `device` is empty where it is unknown. */
export const otherVersionsCopy = {
  title: 'Hay otra versión',
  text: (device: string) =>
    `${device === '' ? 'Se escribió en otra pestaña o en otro dispositivo' : `Se escribió en ${device}`} a la vez que la de aquí. Las dos están a salvo: elige con cuál te quedas.`,
  here: 'Aquí dice',
  there: (device: string) => (device === '' ? 'La otra dice' : `En ${device} dice`),
  /** What is drawn says nothing: these stand above it. */
  drawnHere: 'La de aquí',
  drawnThere: (device: string) => (device === '' ? 'La otra' : `La de ${device}`),
  keepHere: 'Quedarme con la de aquí',
  keepOther: 'Quedarme con la otra',
  join: 'Unir las dos',
  both: 'Guardar las dos',
  empty: '(sin texto)',
  joined: { title: 'Las dos están juntas', text: 'Ahora son un solo texto. Arréglalo a tu gusto.' },
  error: 'Error',
  failed: 'No hemos podido guardar tu elección. Las dos siguen a salvo: inténtalo otra vez.',
} as const;
