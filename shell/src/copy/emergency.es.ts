/** Texts around the emergency numbers; the numbers and their labels are operator data. */
export const emergencyCopy = {
  title: 'Si necesitas ayuda ahora',
  disclaimer: 'Reencuentro acompaña, pero esto no sustituye una terapia.',
  lead: (country: string) => `A quién llamar en ${country}:`,
  country: 'Dónde estás',
  leave: 'Salida rápida',
} as const;
