import { useState } from 'react';
import { focusNeighbour } from './focus-neighbour.tsx';

interface Step<T> {
  readonly item: T;
  readonly isRemoved: boolean;
  /** What appears takes the keyboard focus, which would else be on the document's body. */
  readonly takesFocus: boolean;
}

/**
 * What the user has just removed from a list, and may have back while the page is open. The keyboard focus goes on to the neighbour, else to
 * the button that undoes the removal, and from there to what is back.
 */
export function useRemoval<T>() {
  const [step, setStep] = useState<Step<T>>();
  return {
    removed: step?.isRemoved ? step.item : undefined,
    /** For the button that undoes the removal. */
    undoTakesFocus: step?.isRemoved === true && step.takesFocus,
    restored: step?.isRemoved === false ? step.item : undefined,
    /** @param button the one that removes its row of the list */
    noteRemoval: (item: T, button: Element) => setStep({ item, isRemoved: true, takesFocus: !focusNeighbour(button) }),
    noteUndo: (item: T) => setStep({ item, isRemoved: false, takesFocus: true }),
  };
}
