/** Texts about the safety of what the user writes; loaded with signed-in pages. */
export const syncCopy = {
  documents: { thisDevice: 'otra pestaña de este dispositivo', newTitle: 'Nueva entrada personal' },
  memory: {
    title: 'Este navegador no puede guardar',
    text: 'Lo que escribes se envía a tu cuenta, pero aquí no queda copia. No cierres esta página mientras quede algo por enviar.',
    download: 'Descargar mis palabras',
  },
  held: {
    title: 'Vuelve a iniciar sesión',
    text: 'Tu sesión ha terminado, pero lo que has escrito sigue aquí. Entra de nuevo y se guardará en tu cuenta.',
    username: 'Nombre de usuario o correo',
    password: 'Contraseña',
    submit: 'Seguir escribiendo',
    pending: 'Entrando…',
    later: 'Ahora no',
    failed: 'No hemos podido entrar. Revisa tus datos e inténtalo otra vez.',
    offline: 'Ahora no hay conexión. Tus palabras siguen guardadas aquí.',
    banner: 'Tu sesión ha terminado. Lo que escribes se queda en este dispositivo.',
    open: 'Iniciar sesión',
  },
  refused: {
    banner: (count: number) =>
      count === 1
        ? 'Un texto no se ha podido enviar. Sigue aquí: puedes cambiarlo o descargarlo.'
        : `${count} textos no se han podido enviar. Siguen aquí: puedes cambiarlos o descargarlos.`,
    versions:
      'Un texto tuyo tiene demasiadas versiones y la última sigue solo en este dispositivo. Ábrelo y elige con cuál te quedas en uno de los avisos «Hay otra versión»: después se enviará sola.',
    accountFull:
      'Tus textos ocupan todo el espacio de tu cuenta. Lo último que has escrito sigue en este dispositivo: puedes descargarlo, y se enviará solo cuando borres algo que ya no quieras.',
    download: 'Descargar',
  },
  signOut: {
    title: 'Quedan palabras por enviar',
    /** Where only completions are waiting, no words. */
    titleOfSteps: 'Quedan pasos por enviar',
    text: ({ texts, steps }: { readonly texts: number; readonly steps: number }) => {
      const what = [
        texts === 0 ? [] : [texts === 1 ? '1 texto' : `${texts} textos`],
        steps === 0 ? [] : [steps === 1 ? '1 paso de tu camino' : `${steps} pasos de tu camino`],
      ]
        .flat()
        .join(' y ');
      return texts + steps === 1
        ? `Hay ${what} que todavía no ha llegado a tu cuenta. Si sales ahora, se borrará de este dispositivo.`
        : `Hay ${what} que todavía no han llegado a tu cuenta. Si sales ahora, se borrarán de este dispositivo.`;
    },
    retry: 'Reintentar',
    retrying: 'Enviando…',
    download: 'Descargar mis palabras y salir',
    stay: 'Quedarme',
  },
  erased: {
    title: 'Borraste tus datos desde otro dispositivo',
    text: (count: number) =>
      count === 1
        ? 'En este quedaba 1 texto sin enviar. Puedes descargarlo antes de que se borre también aquí.'
        : `En este quedaban ${count} textos sin enviar. Puedes descargarlos antes de que se borren también aquí.`,
    download: 'Descargar y borrar',
    drop: 'Borrar sin descargar',
  },
  calendar: {
    title: '¿Este calendario es tuyo?',
    text: 'En este navegador hay un calendario que no es de ninguna cuenta. Si es tuyo, lo llevamos a la tuya.',
    yes: 'Sí, es mío',
    no: 'No es mío',
  },
  moveRefused: 'No hemos podido guardar tu avance',
  freeLimit:
    'Has llegado al límite gratuito: las cinco primeras actividades son tuyas para siempre. Con Premium sigues con todas las demás.',
  outOfOrder: (previousTitle: string) => `Completa "${previousTitle}" para desbloquear`,
  file: {
    name: 'mis-palabras.md',
    title: 'Mis palabras',
    lead: 'Lo que todavía no había llegado a tu cuenta.',
    kinds: {
      entry: 'Entrada del journal',
      day: 'Día',
      week: 'Semana',
      assessment: 'Autoevaluación',
      challenge: 'Reto',
      underline: 'Subrayados',
      settings: 'Configuración',
      sibling: 'Otra versión',
    },
    drawing: 'dibujo',
    unreadable: 'Texto que no se pudo leer',
  },
} as const;
