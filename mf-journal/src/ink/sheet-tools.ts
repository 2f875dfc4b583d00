import type { Pen } from './ink-pad.ts';
import { DEFAULT_COLOUR, PEN_DEFAULT } from './pen.ts';
import type { FormerInk } from './use-ink-history.ts';

/** What a sheet remembers beside its ink. */
export interface SheetTools {
  readonly pen: Pen;
  /** What was erased or cleared: undo brings it back (2§9). */
  readonly former: readonly FormerInk[];
}

export const FIRST_TOOLS: SheetTools = { pen: { thickness: PEN_DEFAULT, colour: DEFAULT_COLOUR }, former: [] };
