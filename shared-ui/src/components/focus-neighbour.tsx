/**
 * Moves the keyboard focus from a row of a list that is about to be removed to the last button of the next row, or else of the one before:
 * a row that goes with the focus in it leaves it on the document's body.
 * @param button the one that removes its row
 * @returns false where there is no such row
 */
export function focusNeighbour(button: Element): boolean {
  const row = button.closest('li');
  const neighbour = [row?.nextElementSibling, row?.previousElementSibling].find((one) => one?.querySelector('button'));
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1);
  target?.focus();
  return target !== undefined;
}
