import type { Recipe } from './line-layout.ts';

const PLAIN: Recipe = { deslant: 0.5, stretch: 1.15, pen: 0.18, marginX: 0.4, marginY: 0.4, smoothing: 0 };

/**
 * Drawings of a line that err differently: in slant above all, then in width and in size. The first is the best one alone; the others
 * are in the order in which they help.
 */
export const RECIPES: readonly Recipe[] = [
  PLAIN,
  { ...PLAIN, deslant: 1 },
  { ...PLAIN, deslant: 0 },
  { ...PLAIN, reach: [1.8, 0.7] },
  { ...PLAIN, stretch: 1.3, pen: 0.22, smoothing: 2 },
  { ...PLAIN, deslant: 0.3, pen: 0.13, marginY: 0.15, window: [1.8, 0.6] },
  { ...PLAIN, deslant: 0.7, stretch: 1.4, pen: 0.16, marginY: 0.3 },
  { ...PLAIN, deslant: 0.4, stretch: 1.3, pen: 0.13, marginY: 0.25 },
];
