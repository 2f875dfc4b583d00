/** A browser goes back in much less, in ms. */
const BACK_MS = 100;

/**
 * Goes back in the browser's history, as an update of `carryOver`.
 * @param navigateBack the router's `navigate(-1)`
 * @returns when the page before is rendered
 */
export function goBack(navigateBack: () => void): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      window.removeEventListener('popstate', settle);
      resolve();
    };
    const limit = setTimeout(settle, BACK_MS);
    // After the router's own listener, whose state React renders before the next one is called.
    window.addEventListener('popstate', settle);
    navigateBack();
  });
}
