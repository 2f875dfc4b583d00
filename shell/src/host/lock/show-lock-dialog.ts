/** What dialogs of the page below listen for on the document: they would close, or take the focus back. */
const ABOUT_OTHERS = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'focusout'];

/**
 * Shows the lock's screen above everything: the browser makes all else inert. Esc does not close it.
 * @returns a function that closes it, and puts the caret back where it was
 */
export function showLockDialog(dialog: HTMLDialogElement): () => void {
  const restore = takeFocus();
  const listening = new AbortController();
  const { signal } = listening;
  const stop = (event: Event) => event.stopPropagation();
  for (const name of ABOUT_OTHERS) dialog.addEventListener(name, stop, { signal });
  dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal });
  // Chrome closes a dialog at a second Esc, whatever the page says to the first.
  dialog.addEventListener('close', () => open(dialog), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  open(dialog);
  dialog.querySelector('input')?.focus();
  return () => {
    listening.abort();
    dialog.close?.();
    restore();
  };
}

/** Takes the focus from the page. A dialog that closes gives it back by itself, but in Chrome not the caret: what is typed then goes nowhere. */
function takeFocus(): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return () => undefined;
  const isText = activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement;
  const [start, end] = isText ? [activeElement.selectionStart, activeElement.selectionEnd] : [null, null];
  activeElement.blur();
  return () => {
    activeElement.focus({ preventScroll: true });
    if (isText && start !== null) activeElement.setSelectionRange(start, end);
  };
}

function open(dialog: HTMLDialogElement): void {
  // jsdom and old browsers have no modal dialogs: it lies above by its style.
  if (!dialog.showModal) return dialog.setAttribute('open', '');
  dialog.showModal();
  // The curtain of a discreet device lies above the lock: closed, it falls again, on top.
  document.querySelector<HTMLDialogElement>('#curtain:modal')?.close();
}
