/** Texts of the year. */
export const yearCopy = {
  mosaic: (year: string, written: number) =>
    `Mosaico de ${year}: ${written} ${written === 1 ? 'día escrito' : 'días escritos'}. La tabla de debajo dice cada uno.`,
  none: (year: string) => `De ${year} todavía no hay ningún día escrito. Cada día que escribas pondrá aquí su color.`,
  legend: 'Qué dice cada color',
  quarters: [
    'Con energía y a gusto',
    'En calma y a gusto',
    'Con poca energía y a disgusto',
    'Con energía y a disgusto',
  ],
  neutral: 'Palabra sin sitio',
  unnamed: 'Escrito, sin palabra',
  table: 'Ver el año en una tabla',
  columns: { day: 'Día', icon: 'Símbolo', emotion: 'Cómo estuve' },
  nothing: '—',
} as const;
