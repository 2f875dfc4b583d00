/** Texts of conflicting versions of an entry (SYNC §1), beside those that every conflict has. */
export const versionsCopy = {
  bothHint: 'Si guardas las dos, aquí se queda lo que ya está guardado y la otra pasa a una entrada personal nueva.',
  waiting: 'Hay otra versión de estas palabras. Con «Modificar Entrada» puedes verlas juntas y elegir.',
  chip: 'Hay otra versión',
  drawn: 'Hoja escrita a mano',
  blank: 'Hoja en blanco',
  replaced: {
    text: 'Mientras tenías esto abierto, cambiaste estas palabras en otra pestaña o en otro dispositivo. Ahora está guardado así:',
    take: 'Ver lo guardado',
    keep: 'Quedarme con lo de aquí',
    state: 'Lo que ves aquí no está guardado',
  },
} as const;
