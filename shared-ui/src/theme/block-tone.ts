import type { CSSProperties } from 'react';

/**
 * One hue per block (DESIGN 4), in block order from Silencio's dusk blue to Reencuentro's rose gold. Lightness and chroma come from
 * the ramp in `global-style.ts`, so that contrast holds for every hue in light and dark.
 */
const BLOCK_HUES = [262, 72, 300, 145, 232, 38, 320, 190, 12, 275, 85, 25] as const;

/** Attributes that give an element and all below it the tone of a block: `<section {...blockTone(3)}>`. */
export function blockTone(blockId: number): { 'data-tone': ''; style: CSSProperties } {
  const hue = BLOCK_HUES[(blockId - 1) % BLOCK_HUES.length];
  return { 'data-tone': '', style: { '--hue': hue } as CSSProperties };
}
