import type { CSSProperties } from 'react';
import type { MoodPlace } from './moods.ts';

/** Closer to the centre than this, a mood has no direction and so no colour. */
const NEUTRAL_RADIUS = 0.12;

/**
 * The hue of a mood: energy that feels good is gold (75), calm that feels good green (165), its want dusk blue (255), unrest rose
 * (345), and everything between lies between. `undefined` in the neutral middle.
 */
export function moodHue({ pleasant, energy }: MoodPlace): number | undefined {
  if (Math.hypot(pleasant, energy) < NEUTRAL_RADIUS) return undefined;
  const degrees = (Math.atan2(energy, pleasant) * 180) / Math.PI;
  return Math.round((120 - degrees + 360) % 360);
}

/**
 * Attributes that give an element and all below it the tone of a mood, by the same ramp as the blocks, so that contrast holds in light
 * and dark: `<span {...moodTone(place)}>`. Without a place, or in the middle, the tone is that of mist.
 */
export function moodTone(place: MoodPlace | undefined): { 'data-tone': ''; 'data-neutral'?: ''; style: CSSProperties } {
  const hue = place && moodHue(place);
  if (hue === undefined) {
    const style = { '--hue': 60, '--tone-solid-lc': '60% 0.012', '--tone-surface-lc': 'var(--tone-mist-lc)' };
    return { 'data-tone': '', 'data-neutral': '', style: style as CSSProperties };
  }
  return { 'data-tone': '', style: { '--hue': hue } as CSSProperties };
}
