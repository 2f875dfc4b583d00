import { useLayoutEffect, useRef, useState } from 'react';
import type { Ink, InkStroke } from './ink.ts';

/** The ways in which one field's ink changes. Undo takes back the last stroke, or the emptying of the sheet (2§9). */
export function useInkHistory(ink: Ink, onChange: (ink: Ink) => void) {
  const [cleared, setCleared] = useState<Ink>([]);
  // Two strokes can end before the first has come back as `ink`; neither may be lost.
  const latestRef = useRef(ink);
  useLayoutEffect(() => {
    latestRef.current = ink;
  }, [ink]);
  const change = (next: Ink, undoable: Ink) => {
    latestRef.current = next;
    setCleared(undoable);
    onChange(next);
  };
  const isRestorable = ink.length === 0 && cleared.length > 0;
  return {
    canUndo: ink.length > 0 || isRestorable,
    add: (stroke: InkStroke) => change([...latestRef.current, stroke], []),
    undo: () => change(isRestorable ? cleared : latestRef.current.slice(0, -1), []),
    clear: () => change([], latestRef.current),
  };
}
