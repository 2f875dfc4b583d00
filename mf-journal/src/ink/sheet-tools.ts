import type { Ink } from './ink.ts';
import type { Pen } from './ink-pad.ts';
import { DEFAULT_COLOUR, PEN_DEFAULT } from './pen.ts';

/** What a sheet remembers beside its ink. */
export interface SheetTools {
  readonly pen: Pen;
  /** What was on the sheet before it was emptied: undo brings it back (2§9). */
  readonly cleared: Ink;
}

export const FIRST_TOOLS: SheetTools = { pen: { thickness: PEN_DEFAULT, colour: DEFAULT_COLOUR }, cleared: [] };
