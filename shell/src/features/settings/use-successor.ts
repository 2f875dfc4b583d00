import { type RefObject, useEffect, useRef } from 'react';

interface Successor {
  /** Of the button that stands there. */
  readonly successor: RefObject<HTMLButtonElement | null>;
  /** For the press of a button that goes with it. */
  readonly notePress: () => void;
}

/**
 * For buttons of which one goes when it is pressed: the focus goes on to another, once it would be on the document's body.
 * @param state what a press changes
 */
export function useSuccessor(state: unknown): Successor {
  const successor = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (isPressed.current && document.activeElement === document.body) successor.current?.focus();
    isPressed.current = false;
  });
  return {
    successor,
    notePress: () => {
      isPressed.current = true;
    },
  };
}
