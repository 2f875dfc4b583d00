import * as z from 'zod/mini';
import { slotNameSchema } from './registry.ts';
import { isSharedSlot, type SharedSlotName } from './shared-slot.ts';

/**
 * Shared slots that pages of the product place. A remote declares those of its own pages (`sharedSlots`). A name that is neither is taken for
 * a mistake at publishing.
 */
export const PLACED_SLOTS: readonly SharedSlotName[] = ['many-home'];

/** Shared slots that pages of a remote place. */
export const sharedSlotsSchema = z
  .array(slotNameSchema.check(z.refine(isSharedSlot, 'Un hueco compartido empieza por many-')))
  .check(z.maxLength(20));
