export type PixelAnswer = 'granted' | 'denied';

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** Whether this page's server has a pixel and does not know yet what she thinks of it. */
export const isPixelUnanswered = (page: Document): boolean =>
  page.querySelector<HTMLMetaElement>('meta[name="pixel-consent"]')?.content === 'ask';

/** Keeps her answer. The server names the pixel and its host from the next page on: nothing of this visit is told afterwards. */
export function answerPixel(page: Document, answer: PixelAnswer): void {
  page.cookie = `pixelConsent=${answer}; path=/; max-age=${HALF_A_YEAR_SECONDS}; samesite=lax`;
  page.querySelector('meta[name="pixel-consent"]')?.remove();
}
