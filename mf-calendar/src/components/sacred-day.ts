/** Reads on paper and on night paper. */
export const GOLD = 'oklch(71% 0.125 80)';

/** A sacred day wears a rim of gold, and some of its light falls inwards. */
export const sacredRim = `inset 0 0 0 2px ${GOLD}, inset 0 0 14px color-mix(in oklch, ${GOLD}, transparent 62%)`;

/** The same light on a day's background, without a turn of its hue. @param surface that of the day, were it not sacred */
export const sacredTint = (surface: string): string => `color-mix(in oklab, ${surface}, ${GOLD} 10%)`;
