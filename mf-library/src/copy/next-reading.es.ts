export const nextReadingCopy = {
  title: 'Lo siguiente para tu etapa',
  lead: 'Por si esta semana te apetece leer o mirar algo que te acompañe.',
  book: 'Un libro',
  stageBook: 'Se ha abierto para ti',
  film: 'Una película',
} as const;
