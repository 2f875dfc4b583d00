import type { CSSProperties } from 'react';
import type { MoodPlace } from './moods.ts';

/** Closer to the centre than this, a mood has no direction and so no colour. */
const NEUTRAL_RADIUS = 0.12;

/** The quarters of the two axes, in the order of a legend; each has one colour wherever a mood is drawn. */
export const MOOD_QUARTERS = ['bright', 'serene', 'faded', 'stirred'] as const;
type MoodQuarter = (typeof MOOD_QUARTERS)[number];

/** Energy that feels good is gold, calm that feels good green, its want dusk blue, unrest rose. */
const HUES: Readonly<Record<MoodQuarter, number>> = { bright: 82, serene: 160, faded: 252, stirred: 4 };

/** What a day is drawn in, by quarter; `own` is that of a word without one. */
const STONES: Readonly<Record<MoodQuarter | 'own', string>> = {
  bright: '83.5% 0.125 86',
  serene: '75% 0.095 160',
  faded: '69% 0.085 250',
  stirred: '72.5% 0.1 8',
  own: '77% 0.045 315',
};

/** A little of the paper makes a stone of the day one of the night; what is written on it is dark ink in both. */
const stone = (which: keyof typeof STONES) => ({
  '--mood': `color-mix(in oklab, oklch(${STONES[which]}) 88%, var(--paper))`,
  '--on-mood': 'oklch(22% 0.04 340)',
});

/** The middle of each quarter. */
export const quarterPlace: Readonly<Record<MoodQuarter, MoodPlace>> = {
  bright: { pleasant: 0.7, energy: 0.7 },
  serene: { pleasant: 0.7, energy: -0.7 },
  faded: { pleasant: -0.7, energy: -0.7 },
  stirred: { pleasant: -0.7, energy: 0.7 },
};

/** @returns `undefined` in the neutral middle */
function quarterOf({ pleasant, energy }: MoodPlace): MoodQuarter | undefined {
  if (Math.hypot(pleasant, energy) < NEUTRAL_RADIUS) return undefined;
  if (pleasant >= 0) return energy >= 0 ? 'bright' : 'serene';
  return energy >= 0 ? 'stirred' : 'faded';
}

/** The hue of a mood's quarter; `undefined` in the neutral middle. */
export function moodHue(place: MoodPlace): number | undefined {
  const quarter = quarterOf(place);
  return quarter && HUES[quarter];
}

/**
 * Attributes that give an element and all below it the colours of a mood: `<span {...moodTone(place)}>`. `--mood` is the one that days are
 * drawn in, the same in month, year and mirror, with `--on-mood` for what is written on it; the tone is for words and chips, by the same
 * ramp as the blocks, so that contrast holds in light and dark. A word of the user's own without a place, or in the middle, has a colour of
 * its own and the tone of mist.
 */
export function moodTone(place: MoodPlace | undefined): { 'data-tone': ''; 'data-neutral'?: ''; style: CSSProperties } {
  const quarter = place && quarterOf(place);
  if (quarter === undefined) {
    const style = {
      ...stone('own'),
      '--hue': 60,
      '--tone-solid-lc': '60% 0.012',
      '--tone-surface-lc': 'var(--tone-mist-lc)',
    };
    return { 'data-tone': '', 'data-neutral': '', style: style as CSSProperties };
  }
  return { 'data-tone': '', style: { ...stone(quarter), '--hue': HUES[quarter] } as CSSProperties };
}
