/** Texts of the year. */
export const yearCopy = {
  mosaic: (year: string, written: number) =>
    `Mosaico de ${year}: ${written} ${written === 1 ? 'día escrito' : 'días escritos'}.${written ? ' Debajo hay una tabla con cada uno.' : ''}`,
  none: (year: string) => `De ${year} todavía no hay ningún día escrito. Cada día que escribas pondrá aquí su color.`,
  table: 'Ver el año en una tabla',
  columns: { day: 'Día', icon: 'Símbolo', emotion: 'Cómo estuve' },
  nothing: '—',
} as const;
