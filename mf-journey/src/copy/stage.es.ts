/** 'una hora y media', '4 horas': to the half hour, as minutes that differ from user to user add up. */
function roughHours(minutes: number): string {
  const halves = Math.max(1, Math.round(minutes / 30));
  const hours = Math.floor(halves / 2);
  if (hours === 0) return 'media hora';
  return `${hours === 1 ? 'una hora' : `${hours}\u00a0horas`}${halves % 2 ? ' y media' : ''}`;
}

/** Texts of the stage page. */
export const stageCopy = {
  loading: 'Cargando etapa...',
  home: 'Inicio',
  counterLabel: 'Etapa dentro del bloque',
  about: 'De qué va esta etapa',
  progress: (done: number, total: number) => `Tu progreso: ${done} de ${total} actividades completadas`,
  progressLabel: 'Actividades completadas de esta etapa',
  activities: 'Actividades',
  time: {
    whole: (minutes: number) => `Entre todas, ${roughHours(minutes)}, más o menos.`,
    short: {
      one: (title: string) => `Si solo tienes un rato, esta: «${title}».`,
      two: (first: string, second: string) => `Si solo tienes un rato, estas: «${first}» y «${second}».`,
    },
  },
  reward: {
    title: 'El sello de esta etapa',
    locked: 'Bloqueado',
    unlocked: 'Desbloqueado',
    count: (done: number, total: number) => `${done} / ${total}`,
    hint: 'Se abre al completar las actividades de la etapa.',
    see: 'Ver mis sellos',
    announcement: (title: string) => `Se ha abierto tu sello ${title}.`,
  },
  complete: {
    title: 'Etapa Completada',
    text: 'Has vivido las nueve actividades de esta etapa. Lo que has hecho aquí se queda contigo.',
    next: (stageId: number) => `Seguir Etapa ${stageId}`,
    nextName: (title: string) => `La siguiente: ${title}`,
    closing: 'Ver el cierre de tu camino',
    closingText: 'Era la última etapa. Has recorrido los doce bloques, y hay algo esperándote.',
  },
  blockWaits: (title: string) => `Todavía no se abre. Te espera después del bloque ${title}.`,
  freeLimit: {
    title: 'Hasta aquí, todo esto es tuyo',
    text: 'Has vivido las cinco actividades del acceso gratuito y puedes volver a ellas siempre que quieras. Tu journal y tu calendario siguen abiertos, sin límite.',
    premium: 'Ver qué incluye Premium',
  },
} as const;
