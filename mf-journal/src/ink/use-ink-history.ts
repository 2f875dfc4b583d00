import { useLayoutEffect, useRef } from 'react';
import type { Ink, InkStroke } from './ink.ts';

interface InkHistory {
  readonly ink: Ink;
  readonly onInkChange: (ink: Ink) => void;
  /** What was on the sheet before it was emptied. */
  readonly cleared: Ink;
  readonly onClearedChange: (cleared: Ink) => void;
}

/** The ways in which one field's ink changes. Undo takes back the last stroke, or the emptying of the sheet (2§9). */
export function useInkHistory({ ink, onInkChange, cleared, onClearedChange }: InkHistory) {
  // Two strokes can end before the first has come back as `ink`; neither may be lost.
  const latestRef = useRef(ink);
  useLayoutEffect(() => {
    latestRef.current = ink;
  }, [ink]);
  const change = (next: Ink, undoable: Ink) => {
    latestRef.current = next;
    onClearedChange(undoable);
    onInkChange(next);
  };
  const isRestorable = ink.length === 0 && cleared.length > 0;
  return {
    canUndo: ink.length > 0 || isRestorable,
    add: (stroke: InkStroke) => change([...latestRef.current, stroke], []),
    undo: () => change(isRestorable ? cleared : latestRef.current.slice(0, -1), []),
    clear: () => change([], latestRef.current),
  };
}
