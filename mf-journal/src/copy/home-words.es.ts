import { once } from '@app/shared-ui/copy/formats';

const weekday = once(() => new Intl.DateTimeFormat('es-ES', { weekday: 'long' }));

/** Texts of what the journal adds to the home page. */
export const homeWordsCopy = {
  last: { title: 'Lo último que escribiste', open: 'Seguir escribiendo' },
  earlier: {
    title: 'Hace un año',
    near: 'Hace un año, por estas fechas',
    /** 'Aquel lunes'. */
    weekday: (iso: string) => `Aquel ${weekday().format(new Date(iso))}`,
    open: 'Volver a leerlo',
    putAside: 'No me lo enseñes más',
    done: 'No volverá a salir aquí',
    doneText:
      'Sigue en tu journal. Si no quieres ver páginas de otros días en el inicio, puedes quitarlas en Configuración.',
    undo: 'Deshacer',
    failed: 'No hemos podido guardarlo',
    failedText: 'Aquí ya no lo ves, pero puede volver a salir.',
    undoFailedText: 'De momento sigue sin salir aquí. En tu journal está como estaba.',
    again: 'Probar otra vez',
  },
  blank: {
    title: 'Tu journal',
    text: 'Una línea basta. Lo que escribas aquí es tuyo y solo tuyo.',
    open: 'Escribir una línea',
  },
  today: 'Hoy',
  yesterday: 'Ayer',
} as const;
