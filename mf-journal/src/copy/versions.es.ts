/** Texts of conflicting versions of an entry (SYNC §1), beside those that every conflict has. */
export const versionsCopy = {
  bothHint:
    'Guardar las dos deja en esta entrada lo que ya tiene guardado y hace una entrada personal con la otra versión.',
  waiting: 'Hay otra versión de estas palabras. Con «Modificar Entrada» puedes verlas juntas y elegir.',
  chip: 'Hay otra versión',
  replaced: {
    text: 'Mientras tenías esto abierto, cambiaste estas palabras en otra pestaña o en otro dispositivo. Ahora está guardado así:',
    take: 'Ver lo guardado',
    keep: 'Quedarme con lo de aquí',
    state: 'Lo de aquí no es lo que está guardado',
  },
} as const;
