import { useState } from 'react';
import type { Ink, InkStroke } from './ink.ts';

/** The ways in which one field's ink changes. Undo takes back the last stroke, or the emptying of the sheet (2§9). */
export function useInkHistory(ink: Ink, onChange: (ink: Ink) => void) {
  const [cleared, setCleared] = useState<Ink>([]);
  const isRestorable = ink.length === 0 && cleared.length > 0;
  return {
    canUndo: ink.length > 0 || isRestorable,
    add(stroke: InkStroke) {
      setCleared([]);
      onChange([...ink, stroke]);
    },
    undo() {
      onChange(isRestorable ? cleared : ink.slice(0, -1));
      setCleared([]);
    },
    clear() {
      setCleared(ink);
      onChange([]);
    },
  };
}
