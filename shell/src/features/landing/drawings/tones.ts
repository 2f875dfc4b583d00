import { css } from 'styled-components';

/** The twelve blocks' ramp at any hue; follows light and dark. */
export const surface = (hue: number) => `oklch(var(--tone-surface-lc) ${hue})`;
export const line = (hue: number) => `oklch(var(--tone-line-lc) ${hue})`;
export const solid = (hue: number) => `oklch(var(--tone-solid-lc) ${hue})`;
/** Paint on paper in the light theme, a lamp in the dark one; needs `daylight` around it. */
export const vivid = (hue: number | 'var(--hue)') => `oklch(var(--vivid-lc) ${hue})`;

/** Named after the things drawn with them. */
export const hues = { sand: 72, clay: 38, rose: 12, leaf: 145, dusk: 262, plum: 320 } as const;

/** What differs between the themes: the sun becomes a moon, and colours stay bright. */
export const daylight = css`
  --sun: oklch(86% 0.105 74);
  --track: oklch(98% 0.02 75);
  --vivid-lc: var(--tone-line-lc);

  :root[data-theme='dark'] & {
    --sun: oklch(90% 0.045 85);
    --track: oklch(60% 0.03 85);
    --vivid-lc: 66% 0.085;
  }
`;
