/** Texts of the week. */
export const weekCopy = {
  intention: 'Intención de la semana',
  intentionHint: 'Una frase que te acompañe de lunes a domingo.',
  days: 'Los siete días',
} as const;
