/** Phones up to here, desktops from the next pixel on (1§9). */
const MOBILE_BREAKPOINT_PX = 768;

export const media = {
  desktop: `@media (min-width: ${MOBILE_BREAKPOINT_PX}px)`,
  /** A list fits beside a page. */
  wide: '@media (min-width: 1080px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
