import type { Recipe } from './line-layout.ts';

/** Three drawings of a line that err differently; what the engine is surest of is kept. The first is the best one alone. */
export const RECIPES: readonly Recipe[] = [
  { deslant: 0.5, stretch: 1.15, pen: 0.18, marginX: 0.4, marginY: 0.4, smoothing: 0 },
  { deslant: 0.5, stretch: 1.3, pen: 0.22, marginX: 0.4, marginY: 0.4, smoothing: 2 },
  { deslant: 0.3, stretch: 1.15, pen: 0.13, marginX: 0.4, marginY: 0.15, window: [1.8, 0.6], smoothing: 0 },
];
