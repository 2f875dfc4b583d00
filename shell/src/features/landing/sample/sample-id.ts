/** Anchor of the sample on the landing page. */
export const SAMPLE_ID = 'por-dentro';
