/** Texts of the moment in which a seal opens. */
export const sealMomentCopy = {
  words: 'Lo que escribiste en esta etapa',
  stay: 'Quedarme en esta etapa',
} as const;
