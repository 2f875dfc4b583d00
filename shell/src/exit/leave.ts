/** Where this tab left to, for as long as the tab lives: a page of ours that Back brings up again leaves there too. */
const LEFT_TO = 'leftTo';
/** The title of an empty tab: nothing of the product stands in the tab strip while the neutral page is on its way. */
const EMPTY_TITLE = 'Nueva pestaña';

/**
 * Blanks the page and its title in this very tick, then goes to a neutral page in place of this one (D28). Nothing can be painted
 * here any more, however long that page takes and whatever the app still draws; unsent words are kept as on any leaving.
 */
export function leave(address: string): void {
  blank();
  try {
    sessionStorage.setItem(LEFT_TO, address);
  } catch {
    // Then Back shows what the browser kept: nothing, if it kept the page, as that one stays blank.
  }
  window.location.replace(address);
}

/**
 * Leaves once more where a page of a tab that was left comes up without the user having asked for it.
 * @param isAskedFor whether the user has come here on purpose, which ends the mark
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

/** Leaves where a tap meets a way out: an element that names the neutral page in `data-leave`. */
export function leaveWhereAsked({ target }: Event): void {
  const wayOut = target instanceof Element ? target.closest<HTMLElement>('[data-leave]') : null;
  if (wayOut?.dataset['leave']) leave(wayOut.dataset['leave']);
}

/**
 * Whether the user has asked for this address: not by Back or Forward, and not by a reload, which in a tab that was left means that
 * the neutral page does not come. A browser that cannot tell is taken at its word.
 */
export function isAskedFor(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || !('type' in entry) || (entry.type !== 'back_forward' && entry.type !== 'reload');
}

/** The element is hidden and not emptied: the app's own code goes on, and keeps what is being written while the page goes. */
function blank(): void {
  document.documentElement.style.setProperty('display', 'none', 'important');
  document.title = EMPTY_TITLE;
  // The app names its pages whenever their address changes, also now.
  Object.defineProperty(document, 'title', { configurable: true, get: () => EMPTY_TITLE, set: ignore });
}

function ignore(): void {
  // There is nothing to do.
}
