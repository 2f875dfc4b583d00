import { useState } from 'react';
import { FIRST_TOOLS, type SheetTools } from '../../ink/sheet-tools.ts';
import type { Draft } from './draft.ts';

const ofDrafts = new WeakMap<Draft, Map<string, SheetTools>>();

/** The tools of a question's sheet: they live as long as the draft, also while the question is answered by keyboard. */
export function useSheetTools(draft: Draft, question: string): readonly [SheetTools, (tools: SheetTools) => void] {
  const [tools, setTools] = useState(() => ofDrafts.get(draft)?.get(question) ?? FIRST_TOOLS);
  const change = (next: SheetTools) => {
    const kept = ofDrafts.get(draft) ?? new Map<string, SheetTools>();
    ofDrafts.set(draft, kept.set(question, next));
    setTools(next);
  };
  return [tools, change];
}
