import { css } from 'styled-components';

/** The ramp of the twelve blocks at hues of a drawing's choice: light and dark follow by themselves. */
export const surface = (hue: number) => `oklch(var(--tone-surface-lc) ${hue})`;
export const line = (hue: number) => `oklch(var(--tone-line-lc) ${hue})`;
export const solid = (hue: number) => `oklch(var(--tone-solid-lc) ${hue})`;
/** As light as paint on paper by day, as bright as a lamp at night; needs `daylight` around it. */
export const vivid = (hue: number | 'var(--hue)') => `oklch(var(--vivid-lc) ${hue})`;

/** Named after what is drawn with them. */
export const hues = { sand: 72, clay: 38, rose: 12, leaf: 145, dusk: 262, plum: 320 } as const;

/** What is another thing by day and by night: the sun that is a moon then, and colours that must not go out with it. */
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
