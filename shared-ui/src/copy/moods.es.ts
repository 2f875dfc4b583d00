/** The legend of every picture of days. */
export const moodsCopy = {
  legend: 'Qué dice cada color',
  quarters: { bright: 'Luminosa', serene: 'Serena', faded: 'Apagada', stirred: 'Revuelta' },
  own: 'Tu propia palabra',
} as const;
