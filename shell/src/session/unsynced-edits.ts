/** Whether reloading or covering this page now would lose unsent words; asked when a session has ended. */
let check: () => boolean = () => false;

export const hasUnsyncedEdits = (): boolean => check();

/** @returns a function that unregisters the check */
export function registerUnsyncedCheck(hasEdits: () => boolean): () => void {
  check = hasEdits;
  return () => {
    if (check === hasEdits) check = () => false;
  };
}
