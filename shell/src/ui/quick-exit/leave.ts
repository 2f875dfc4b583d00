/** Session storage: where this tab left to. A page of ours that Back restores leaves there again. */
const LEFT_TO = 'leftTo';
/** Session storage: see `curtain-state.ts`. */
export const OPENED = 'opened';
/** Title of an empty tab, shown while the neutral page loads. */
const EMPTY_TITLE = 'Nueva pestaña';

/**
 * Blanks the page and its title in the same task, then replaces the history entry by a neutral page (D28). Nothing of the app can be
 * painted any more, however slowly that page loads; unsent words are saved as on any unload.
 */
export function leave(address: string): void {
  blank();
  try {
    sessionStorage.setItem(LEFT_TO, address);
    // On a discreet device the tab begins with its curtain again (D44).
    sessionStorage.removeItem(OPENED);
  } catch {
    // Then Back shows what the browser kept: nothing, if it kept the page, as that one stays blank.
  }
  window.location.replace(address);
}

/**
 * Leaves again when a page of a tab that was left is restored without the user asking for it.
 * @param isAskedFor whether the user navigated here on purpose, which clears the mark
 * @returns whether it leaves: then the page must do nothing else
 */
export function leaveAgain(isAskedFor: boolean): boolean {
  try {
    const address = sessionStorage.getItem(LEFT_TO);
    if (address === null) return false;
    if (isAskedFor) sessionStorage.removeItem(LEFT_TO);
    else leave(address);
    return !isAskedFor;
  } catch {
    return false;
  }
}

/** Leaves on a tap on an element with the neutral page's address in `data-leave`. */
export function leaveOnClick({ target }: Event): void {
  const wayOut = target instanceof Element ? target.closest<HTMLElement>('[data-leave]') : null;
  if (wayOut?.dataset['leave']) leave(wayOut.dataset['leave']);
}

/**
 * Whether the user asked for this address: not by Back or Forward, and not by a reload, which in a tab that was left means that the
 * neutral page did not load. In a browser without the Navigation Timing entry the answer is yes.
 */
export function isAskedFor(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || !('type' in entry) || (entry.type !== 'back_forward' && entry.type !== 'reload');
}

/** Hides the element and does not empty it: the app's code still runs, and saves unsent words on unload. */
function blank(): void {
  document.documentElement.style.setProperty('display', 'none', 'important');
  document.title = EMPTY_TITLE;
  // The app sets the title on every change of address, now too.
  Object.defineProperty(document, 'title', { configurable: true, get: () => EMPTY_TITLE, set: ignore });
}

function ignore(): void {
  // There is nothing to do.
}
