import { noteOpened, REVEAL } from './curtain-state.ts';

/** A page that was out of sight for this long comes back behind the curtain. */
const LEFT_MS = 60_000;

/** Whether it lies over an open page. */
let isDropped = false;

/** Opens the app behind the curtain when the user asks for it, and at nothing else: Esc does not. */
export function holdCurtain(curtain: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  curtain.addEventListener('cancel', (event) => event.preventDefault());
  curtain.querySelector('#curtain-more')?.addEventListener('click', () => {
    noteOpened();
    delete dataset['curtain'];
    isDropped = false;
    curtain.close();
    dispatchEvent(new Event(REVEAL));
  });
  // Chrome closes a dialog at a second Esc, whatever the page says to the first.
  curtain.addEventListener('close', () => {
    if (isDropped) drop(curtain);
  });
}

/** Over an open page, as a modal dialog: the browser makes everything below inert, and gives the focus back when it is opened. */
function drop(curtain: HTMLDialogElement): void {
  isDropped = true;
  // It is still open, but not modal, where it was the first thing on the page.
  curtain.removeAttribute('open');
  curtain.showModal();
}

/** The curtain falls over a page that was out of sight for a while; what is open there stays as it is. */
export function dropCurtainWhenLeft(curtain: HTMLDialogElement): void {
  let leftAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dropIfOpen = () => {
    if (document.documentElement.dataset['curtain'] === undefined && !curtain.matches(':modal')) drop(curtain);
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) {
      leftAt = Date.now();
      // Before the user is back, if the browser lets the page run; else in the moment of coming back.
      timer = setTimeout(dropIfOpen, LEFT_MS);
    } else if (leftAt > 0 && Date.now() - leftAt >= LEFT_MS) dropIfOpen();
  });
}
