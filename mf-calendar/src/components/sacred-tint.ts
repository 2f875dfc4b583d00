/** Background of a sacred day, from the same ramp as every tone: text on it has enough contrast in light and dark. */
export const sacredTint = 'color-mix(in oklch, oklch(var(--tone-surface-lc) 85), oklch(var(--tone-line-lc) 85) 32%)';
