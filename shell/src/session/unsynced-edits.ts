/** Whether reloading or covering this page now would lose unsent words; asked when a session has ended. */
let check: () => boolean = () => false;

export const hasUnsentWords = (): boolean => check();

/** @returns a function that unregisters the check */
export function watchUnsentWords(hasWords: () => boolean): () => void {
  check = hasWords;
  return () => {
    if (check === hasWords) check = () => false;
  };
}
