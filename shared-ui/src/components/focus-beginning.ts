/** What is typed into: a box to tick or a file says too little of what the dialog is. */
const FIELD =
  'form :is(input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), textarea):enabled:read-write';

/**
 * For Radix's `onOpenAutoFocus`, which would focus the first control of a dialog, its way out: focuses the first field of a form, else the
 * title, so that a screen reader says what has opened. On a touch screen the title in either case: the keyboard would hide the words
 * before the field.
 */
export function focusBeginning(event: Event): void {
  const { currentTarget: dialog } = event;
  if (!(dialog instanceof HTMLElement)) return;
  const field = window.matchMedia?.('(hover: hover)').matches ? dialog.querySelector<HTMLElement>(FIELD) : null;
  const beginning = field ?? dialog.querySelector<HTMLElement>('[data-dialog-title]');
  if (!beginning) return;
  event.preventDefault();
  beginning.focus({ preventScroll: true });
}
