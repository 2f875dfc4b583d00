/** Texts of 'Hay otra versión' (SYNC §1). */
export const versionsCopy = {
  title: 'Hay otra versión',
  text: (device: string) =>
    `La escribiste ${device === '' ? 'a la vez que la de aquí' : `en ${device}`}. Las dos están a salvo: elige con cuál te quedas.`,
  mine: 'Aquí dice',
  other: (device: string) => (device === '' ? 'La otra dice' : `En ${device} dice`),
  keepMine: 'Quedarme con la de aquí',
  keepOther: 'Quedarme con la otra',
  join: 'Unir las dos',
  both: 'Guardar las dos',
  bothHint: 'Guardar las dos deja esta como está y hace una entrada personal con la otra.',
  joined: 'Las dos, unidas',
  joinHint: 'Arréglalas a tu gusto.',
  joinAccept: 'Usar este texto',
  joinCancel: 'Volver',
  failed: 'No se pudo guardar tu elección. Las dos versiones siguen a salvo.',
  waiting: 'Hay otra versión de estas palabras. Con «Modificar Entrada» puedes verlas juntas y elegir.',
  chip: 'Hay otra versión',
  empty: '(sin texto)',
  replaced: {
    text: 'Mientras tenías esto abierto, cambiaste estas palabras en otra pestaña o en otro dispositivo. Ahora está guardado así:',
    take: 'Ver lo guardado',
    keep: 'Quedarme con lo de aquí',
    state: 'Lo de aquí no es lo que está guardado',
  },
} as const;
