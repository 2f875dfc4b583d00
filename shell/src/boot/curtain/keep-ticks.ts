const KEY = 'ticks';

/** Ticks of a list stay on the device, as those of any list do. */
export function keepTicks(curtain: HTMLElement): void {
  const boxes = [...curtain.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  try {
    const ticked = new Set((localStorage.getItem(KEY) ?? '').split('|'));
    for (const box of boxes) box.checked = ticked.has(box.name);
  } catch {
    return;
  }
  curtain.addEventListener('change', () => {
    const names = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    localStorage.setItem(KEY, names.join('|'));
  });
}
