import { foldAccents } from '@app/contract/fold-accents';

/** Range of a folded query in a text, in the text's own characters; `undefined` when it does not occur. */
export function findFolded(text: string, query: string): { readonly from: number; readonly to: number } | undefined {
  const wanted = foldAccents(query);
  const foldedText = foldAccents(text);
  const at = foldedText.indexOf(wanted);
  if (wanted === '' || at < 0) return undefined;
  // Nearly always: an accented letter is one character before and after.
  if (foldedText.length === text.length) return { from: at, to: at + wanted.length };
  let folded = 0;
  let from = -1;
  let position = 0;
  for (const character of text) {
    if (from < 0 && folded >= at) from = position;
    if (folded >= at + wanted.length) return { from, to: position };
    folded += foldAccents(character).length;
    position += character.length;
  }
  return { from: Math.max(from, 0), to: text.length };
}
