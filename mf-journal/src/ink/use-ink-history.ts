import { useLayoutEffect, useRef } from 'react';
import type { Ink, InkStroke } from './ink.ts';

/** A sheet as it was before something was taken from it. */
export interface FormerInk {
  readonly ink: Ink;
  /** Strokes that were left on the sheet. */
  readonly left: number;
}

interface InkHistory {
  readonly ink: Ink;
  readonly onInkChange: (ink: Ink) => void;
  readonly former: readonly FormerInk[];
  readonly onFormerChange: (former: readonly FormerInk[]) => void;
}

/** The ways in which one field's ink changes. Undo takes back the last stroke, or what was erased or cleared before it (2§9). */
export function useInkHistory({ ink, onInkChange, former, onFormerChange }: InkHistory) {
  // Two strokes can end before the first has come back as `ink`; neither may be lost.
  const latestRef = useRef(ink);
  useLayoutEffect(() => {
    latestRef.current = ink;
  }, [ink]);
  const change = (next: Ink) => {
    latestRef.current = next;
    onInkChange(next);
  };
  const takeAway = (left: Ink) => {
    if (left.length === latestRef.current.length) return;
    onFormerChange([...former, { ink: latestRef.current, left: left.length }]);
    change(left);
  };
  const undo = () => {
    const last = former.at(-1);
    if (!last || latestRef.current.length > last.left) {
      change(latestRef.current.slice(0, -1));
      return;
    }
    onFormerChange(former.slice(0, -1));
    change(last.ink);
  };
  return {
    canUndo: ink.length > 0 || former.length > 0,
    add: (stroke: InkStroke) => change([...latestRef.current, stroke]),
    undo,
    erase: (strokes: Ink) => takeAway(latestRef.current.filter((stroke) => !strokes.includes(stroke))),
    clear: () => takeAway([]),
  };
}
