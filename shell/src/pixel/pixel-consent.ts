export type PixelAnswer = 'granted' | 'denied';

const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

/** Whether this server has a pixel and the visitor has not answered yet. */
export const needsPixelConsent = (page: Document): boolean =>
  page.querySelector<HTMLMetaElement>('meta[name="pixel-consent"]')?.content === 'ask';

/** Stores the answer. The server puts the pixel and its host into pages from the next one on: nothing of this visit is sent afterwards. */
export function setPixelConsent(page: Document, answer: PixelAnswer): void {
  page.cookie = `pixelConsent=${answer}; path=/; max-age=${HALF_A_YEAR_SECONDS}; samesite=lax`;
  page.querySelector('meta[name="pixel-consent"]')?.remove();
}
