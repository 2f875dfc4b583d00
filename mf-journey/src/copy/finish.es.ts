import type { ActivityType } from '@app/contract/activities';

/** Texts of the moment after an activity. */
export const finishCopy = {
  goOn: (title: string) => `Seguir con «${title}»`,
  enough: 'Por hoy basta',
  write: 'Escribir',
  sentence: {
    daily_practice: 'Este rato ha sido solo tuyo.',
    audio: 'Deja que lo que has escuchado siga sonando un rato.',
    playlist: 'La música se queda contigo aunque ya no suene.',
    reflection_phrase: 'Ya tienes una frase para llevar en el bolsillo.',
    journaling: 'Has hecho sitio a lo que llevabas dentro.',
    reading: 'Lo leído empieza a trabajar cuando cierras la página.',
    movie: 'Alguna imagen se vendrá contigo, y ya sabrás cuál.',
    integration: 'Lo has llevado a un día cualquiera, que es donde se queda.',
    celebration: 'Lo has celebrado, y eso también es camino.',
    self_assessment: 'Has mirado dónde estás, con tus propios números.',
  } satisfies Record<ActivityType, string>,
} as const;
