import { useEffect, useRef, useState } from 'react';

/** A press of the finger or the mouse, from its beginning to its end. */
const PRESS_MS = 300;

/**
 * Whether the focus is inside of an element that has these listeners. Where it leaves this is said a moment later: what a tap is meant for
 * must not move between its press and its release.
 */
export function useFocusInside() {
  const [isInside, setIsInside] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onFocus = () => {
    clearTimeout(timer.current);
    setIsInside(true);
  };
  const onBlur = () => {
    timer.current = setTimeout(() => setIsInside(false), PRESS_MS);
  };
  return { isInside, listeners: { onFocus, onBlur } };
}
