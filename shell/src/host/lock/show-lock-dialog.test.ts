import { showLockDialog } from './show-lock-dialog.ts';

function aPage() {
  document.body.innerHTML = '<textarea>Hoy he salido</textarea><dialog><input /></dialog>';
  const [text, dialog] = [document.querySelector('textarea'), document.querySelector('dialog')];
  if (!text || !dialog) throw new Error('no page');
  text.focus();
  text.setSelectionRange(3, 6);
  return { text, dialog };
}

it('D43: takes the focus, and gives it back with the caret', () => {
  const { text, dialog } = aPage();
  const close = showLockDialog(dialog);
  expect(document.activeElement).toBe(dialog.querySelector('input'));
  close();
  expect(document.activeElement).toBe(text);
  expect([text.selectionStart, text.selectionEnd]).toEqual([3, 6]);
});

it('D43: keeps from dialogs below what would close them', () => {
  const { dialog } = aPage();
  const heard = jest.fn();
  for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, heard, { once: true });
  const close = showLockDialog(dialog);
  const field = dialog.querySelector('input');
  field?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  field?.dispatchEvent(escape);
  expect([heard.mock.calls.length, escape.defaultPrevented]).toEqual([0, true]);
  close();
  document.dispatchEvent(new Event('pointerdown'));
  expect(heard).toHaveBeenCalledTimes(1);
});
