/** How reminders reach the user while the app is closed, and the calendar of the challenge days. */
export const remindersCopy = {
  closed: {
    title: 'Con la aplicación cerrada',
    here: 'Avisarme en este dispositivo',
    hereHint: 'Mientras tengas la sesión abierta en él. El aviso no dice de qué es.',
    others: (count: number) =>
      count === 1 ? 'También te avisamos en otro dispositivo.' : `También te avisamos en otros ${count} dispositivos.`,
    installFirst:
      'En el iPhone y el iPad, los avisos llegan si añades antes la aplicación a tu pantalla de inicio y la abres desde allí.',
    unsupported: 'Este navegador no puede avisarte con la aplicación cerrada.',
    mail: 'Por correo, si el aviso no llega',
    mailHint: 'A tu hora, si no hemos podido avisarte en ningún dispositivo. Con palabras neutras.',
    on: 'Te avisaremos aquí, a tu hora',
    off: 'Ya no te avisaremos aquí',
    mailOn: 'Te escribiremos a tu hora si no podemos avisarte de otra forma',
    mailOff: 'Ya no te escribiremos a tu hora',
    denied: 'Este navegador no nos deja avisarte. Puedes permitirlo en sus ajustes, en los permisos de esta página.',
    failed: 'No hemos podido activar los avisos en este navegador. Inténtalo otra vez, o elige el correo.',
    notSaved: 'No hemos podido guardarlo. Inténtalo otra vez.',
  },
  feed: {
    title: 'Tus días de reto, en tu calendario',
    text: 'Un enlace privado para el calendario de tu móvil o tu ordenador: pone «Un rato para mí» en los días que te quedan de tus retos, sin decir de cuáles, y se actualiza solo.',
    since: (day: string) => `Tienes un enlace desde el ${day}. Por seguridad solo se enseña al crearlo.`,
    make: 'Crear mi enlace',
    makeAnother: 'Crear otro',
    anotherHint: 'Al crear otro, el de antes deja de funcionar.',
    end: 'Quitarlo',
    made: 'Tu enlace está listo',
    link: 'Tu enlace privado',
    linkHint: 'Quien lo tenga ve esos días: no lo compartas. Cópialo ahora, porque no volverá a enseñarse.',
    copy: 'Copiar',
    copied: 'Enlace copiado',
    open: 'Abrir en mi calendario',
    ended: 'Tu enlace ha dejado de funcionar',
    failed: 'No hemos podido hacerlo. Inténtalo otra vez.',
  },
} as const;
