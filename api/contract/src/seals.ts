import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { blockIdSchema, percentSchema, stageIdSchema } from './shapes.ts';

/** `unlocked` when its stage is complete, `in_progress` while it is begun (D6). */
export const sealStatusSchema = z.enum(['unlocked', 'in_progress', 'locked']);
/** Name of a seal's icon; the page has the drawing. */
export const sealIconSchema = z.enum(['seedling', 'water', 'sun', 'tree', 'wind', 'feather', 'dove', 'unlock', 'lock']);

/** One seal per stage: `id` and `weekId` are the stage's number, 1…48. */
export const sealSchema = z.object({
  id: stageIdSchema,
  blockId: blockIdSchema,
  weekId: stageIdSchema,
  title: z.string(),
  meaning: z.string(),
  icon: sealIconSchema,
  status: sealStatusSchema,
  /** Progress of its stage, which fills the ring. */
  progress: percentSchema,
});
export type Seal = z.infer<typeof sealSchema>;

/** All 48 seals, in order. */
export const listSeals = defineEndpoint({
  name: 'listSeals',
  method: 'GET',
  path: '/api/seals',
  access: 'user',
  response: z.array(sealSchema),
});
