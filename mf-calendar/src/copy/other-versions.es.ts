/** Texts for words that were written in two places at once (SYNC §1). */
export const otherVersionsCopy = {
  title: 'Hay otra versión',
  from: (device: string) =>
    `Se escribió ${device === '' ? '' : `en ${device} `}a la vez que la de aquí. No se ha perdido ninguna de las dos.`,
  yours: 'La que se ve ahora',
  other: 'La otra',
  blank: 'En blanco',
  keepCurrent: 'Quedarme con esta',
  keepOther: 'Quedarme con la otra',
  join: 'Unirlas',
  both: 'Guardar las dos',
  joined: 'El texto unido',
  saveJoined: 'Guardar el texto unido',
  cancel: 'Cancelar',
} as const;
