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
 * Leaves once more where Back, and not the user's own way here, has brought up a page of a tab that was left.
 * @param isBack whether Back or Forward led here; any other way ends the mark
 * @returns whether it leaves: then the page must do nothing else
 */
export function leaveAgain(isBack: boolean): boolean {
  try {
    const address = sessionStorage.getItem(LEFT_TO);
    if (address === null) return false;
    if (isBack) leave(address);
    else sessionStorage.removeItem(LEFT_TO);
    return isBack;
  } catch {
    return false;
  }
}

/** Leaves where a tap meets a way out: an element that names the neutral page in `data-leave`. */
export function leaveWhereAsked({ target }: Event): void {
  const wayOut = target instanceof Element ? target.closest<HTMLElement>('[data-leave]') : null;
  if (wayOut?.dataset['leave']) leave(wayOut.dataset['leave']);
}

/** Whether a load of this page was asked for by Back or Forward. */
export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/** The element is hidden and not emptied: the app's own code goes on, and keeps what is being written while the page goes. */
function blank(): void {
  document.documentElement.style.setProperty('display', 'none', 'important');
  document.title = EMPTY_TITLE;
}
