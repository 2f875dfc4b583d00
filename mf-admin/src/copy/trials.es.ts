/** Links to a version before it is live, and the accounts that may open them. */
export const trialsCopy = {
  until: (when: string, author: string) => `Se puede ver con un enlace hasta el ${when} · ${author}`,
  end: 'Anular el enlace',
  endOf: (name: string, version: string) => `Anular el enlace a ${name} ${version}`,
  endDone: 'Enlace anulado',
  endDoneText: 'Quien lo había abierto vuelve a la versión en uso.',
  endFailed: 'No se ha podido anular el enlace',
  testers: (count: number) => `Quién puede ver versiones antes de tiempo (${count})`,
  testersLead:
    'Cuando el equipo les pase un enlace podrán ver con él una versión que aún no está en uso. Es código sin probar que actúa con su cuenta: añade solo a quien lo sepa. Las administradoras pueden siempre.',
  testersOf: (name: string) => `Quién puede ver versiones de ${name} antes de tiempo`,
  none: 'Nadie más que las administradoras.',
  username: 'Nombre de usuario',
  add: 'Añadir',
  adding: 'Añadiendo…',
  addFailed: 'No se ha podido añadir. Vuelve a intentarlo.',
  remove: 'Quitar',
  removeOf: (username: string) => `Quitar a ${username}`,
  removed: (username: string) => `${username} ya no puede ver versiones antes de tiempo`,
  removeFailed: 'No se ha podido quitar',
} as const;
