import { slowPage } from '../page/slow-page.mjs';

/** @returns milliseconds from the start of the navigation to the first card of the journal, on a slow page of its own */
export async function timeFirstCard(context) {
  const { page } = await slowPage(context);
  try {
    await page.addInitScript(() => {
      const look = () => {
        if (!window.firstCardAt && document.querySelector('[data-entry-id]')) window.firstCardAt = performance.now();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/journaling');
    return await (await page.waitForFunction(() => window.firstCardAt, undefined, { timeout: 60_000 })).jsonValue();
  } finally {
    await page.close();
  }
}
