/** Texts of the challenges in the user's calendar. */
export const challengesCopy = {
  title: 'Tus retos',
  untitled: 'Tu reto',
  onThisDay: 'Retos de este día',
  today: 'Tu reto, hoy',
  dayOf: (number: number, total: number | undefined) => (total ? `Día ${number} de ${total}` : `Día ${number}`),
  tick: (title: string, day: string) => `${title} · ${day}`,
  between: (start: string, end: string) => (start === end ? `El ${start}` : `Del ${start} al ${end}`),
  progress: (done: number, total: number) => `${done} de ${total} ${total === 1 ? 'día hecho' : 'días hechos'}`,
  progressLabel: (title: string) => `Días hechos de ${title}`,
  textLater: 'El texto de este día aparecerá cuando haya conexión.',
  remove: 'Quitar del calendario',
  removed: (title: string) => `Has quitado «${title}» del calendario.`,
  undo: 'Deshacer',
  failed: 'No hemos podido guardarlo. Vuelve a intentarlo en un momento.',
  inCell: (title: string, day: string) => `Reto: ${title}, ${day.toLocaleLowerCase('es')}`,
} as const;
