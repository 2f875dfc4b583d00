/** Whether words on this page would be lost or covered if it went away now; asked where a session that ended decides what is shown. */
let check: () => boolean = () => false;

export const hasUnsentWords = (): boolean => check();

/** @returns a function that ends it */
export function watchUnsentWords(hasWords: () => boolean): () => void {
  check = hasWords;
  return () => {
    if (check === hasWords) check = () => false;
  };
}
