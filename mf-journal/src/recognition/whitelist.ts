import type { RecognitionLanguage } from './ocr-result.ts';

const COMMON = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,;:!?\'"-()';

/** The characters that a language is read with (2§5). */
export const WHITELIST: Readonly<Record<RecognitionLanguage, string>> = {
  spa: `${COMMON}áéíóúüñÁÉÍÓÚÜÑ¿¡`,
  eng: COMMON,
  ita: `${COMMON}àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ`,
  fra: `${COMMON}àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ`,
  deu: `${COMMON}äöüßÄÖÜ`,
};
