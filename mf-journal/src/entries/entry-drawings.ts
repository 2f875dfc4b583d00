import type { StoredDocument } from '@app/shared-ui/host';

const CANVAS = 'canvasData.';
const SAVED = 'savedDrawings.';
/** A picture of the old app is a drawing when its data is longer than this, in characters (2§9). */
const DRAWING_CHARACTERS = 1000;

/**
 * Drawings of an entry by question, in the order in which they were made: the saved ones, then the one on the canvas. Each is a hash, or a
 * data URL where it comes from the old app.
 */
export function drawingsOf({ fields }: Pick<StoredDocument, 'fields'>): ReadonlyMap<string, readonly string[]> {
  const drawings = new Map<string, string[]>();
  const add = (question: string, values: readonly unknown[]) => {
    const known = drawings.get(question) ?? [];
    const next = values.filter((one) => typeof one === 'string').filter(isPresent);
    const all = [...new Set([...known, ...next])];
    if (all.length > 0) drawings.set(question, all);
  };
  for (const [name, value] of Object.entries(fields))
    if (name.startsWith(SAVED) && Array.isArray(value)) add(name.slice(SAVED.length), value);
  for (const [name, value] of Object.entries(fields))
    if (name.startsWith(CANVAS)) add(name.slice(CANVAS.length), [value]);
  return drawings;
}

const STROKES = 'strokes.';

export const isInkField = (field: string): boolean => field.startsWith(STROKES);

/** Whether an open entry has ink, with a picture or without. Not for those of a list, which does without ink. */
export const hasInk = ({ fields }: Pick<StoredDocument, 'fields'>): boolean =>
  Object.entries(fields).some(([name, value]) => isInkField(name) && typeof value === 'string');

/** Whether an entry of a list that has neither words nor drawings has ink of which no picture could be made: the draft stores its mode so. */
export const awaitsPicture = ({ fields }: Pick<StoredDocument, 'fields'>): boolean =>
  fields['writingMode'] === 'handwriting' &&
  // An empty canvas of the old app is one without ink.
  !Object.entries(fields).some(([name, value]) => name.startsWith(CANVAS) && typeof value === 'string');

/** A hash always names a drawing; a data URL may be an empty canvas, told by its length. */
const isPresent = (drawing: string): boolean =>
  drawing.startsWith('data:') ? drawing.length > DRAWING_CHARACTERS : drawing !== '';
