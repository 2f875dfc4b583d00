/** Ground of a sacred day: candle light, from the same ramp as every tone, so that what stands on it can be read by day and by night. */
export const sacredTint = 'color-mix(in oklch, oklch(var(--tone-surface-lc) 85), oklch(var(--tone-line-lc) 85) 32%)';
