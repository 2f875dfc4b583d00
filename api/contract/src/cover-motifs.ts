/** What the drawn cover of a work may show, each chosen for one work. A later version may have more. */
export const coverMotifs = [
  'paw',
  'open-door',
  'footprints',
  'cup',
  'bird',
  'suitcase',
  'rose',
  'mountain',
  'shell',
  'house',
  'shirt',
  'atom',
  'bus',
  'trees',
  'blossom',
  'rails',
  'biscuit',
  'note',
  'flame',
  'pot',
] as const;
export type CoverMotif = (typeof coverMotifs)[number];
