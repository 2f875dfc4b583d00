import { strokeSchema } from '@app/contract/sync-kinds';
import * as z from 'zod';

const strokesSchema = z.array(strokeSchema);

/** Whether a text is the ink of a drawing, `[{w, c, p: [[x, y, pressure?], …]}]`: other devices will draw it. */
export function areStrokes(text: string): boolean {
  try {
    return strokesSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
