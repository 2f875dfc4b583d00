import { type RefObject, useEffect, useState } from 'react';

/** Attribute of a piece of the text: its number. */
export const PIECE = 'data-piece';

/** Numbers of the pieces that the user's selection touches; none while nothing is selected in the text. */
export function useSelectedPieces(text: RefObject<HTMLElement | null>): readonly number[] {
  const [selected, setSelected] = useState<readonly number[]>([]);
  useEffect(() => {
    const look = () => {
      const next = piecesIn(document.getSelection(), text.current);
      setSelected((now) => (now.join() === next.join() ? now : next));
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text]);
  return selected;
}

function piecesIn(selection: Selection | null, text: HTMLElement | null): readonly number[] {
  if (!text || !selection || selection.isCollapsed || !selection.toString().trim()) return [];
  const range = selection.getRangeAt(0);
  return [...text.querySelectorAll<HTMLElement>(`[${PIECE}]`)]
    .filter((piece) => range.intersectsNode(piece) && !onlyBordersOn(piece, range))
    .map((piece) => Number(piece.getAttribute(PIECE)));
}

/** A triple click selects a paragraph up to the first character of the next one, which is not meant. */
const onlyBordersOn = (piece: HTMLElement, { endContainer, endOffset }: Range): boolean =>
  endOffset === 0 && piece.contains(endContainer);
