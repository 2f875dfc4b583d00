/** Words of one family whose roots no ending tells to be one: the first stands for all. Only such as belong into a journal. */
export const FAMILIES: readonly (readonly [string, ...string[]])[] = [
  ['llover', 'lluvia', 'lluvioso'],
  ['vivir', 'vida'],
  ['morir', 'muerte', 'muerta'],
  ['amar', 'amor'],
  ['doler', 'dolor'],
  ['llorar', 'llanto'],
  ['cansar', 'cansancio'],
  ['triste', 'tristeza'],
  ['jugar', 'juego'],
];
