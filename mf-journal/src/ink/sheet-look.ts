import { css } from 'styled-components';

/** The paper that is drawn on. Its night is dark: a white sheet would be a lamp. */
export const sheetPaper = css`
  background-color: #fffdf9;

  :root[data-theme='dark'] & {
    background-color: oklch(29.5% 0.03 335);
  }
`;

/** Of the rules of paper: in both themes at least 1.5 : 1. */
export const ruleColour = 'color-mix(in oklch, var(--line), var(--line-strong) 12%)';

/** Ink keeps the colour that it was written in; at night it is shown as light as it is dark by day, in the same hue. */
export const inkAtNight = css`
  :root[data-theme='dark'] & {
    filter: invert(0.93) hue-rotate(180deg);
  }
`;

/** A picture of ink has white paper in it, which gives way to the sheet below it, by day and by night. */
export const pictureOnSheet = css`
  mix-blend-mode: multiply;

  :root[data-theme='dark'] & {
    filter: invert(0.93) hue-rotate(180deg);
    mix-blend-mode: lighten;
  }
`;

/**
 * Four rules to a sheet of 200 units, the last one 12 above its end: room for the tails of its letters. `--sheets` is how many lie below
 * one another.
 */
export const ruledSheet = css`
  background-image: linear-gradient(to top, ${ruleColour} 1px, transparent 1px);
  background-position: 0 calc(-24% / (4 * var(--sheets, 1) - 1));
  background-size: 100% calc(25% / var(--sheets, 1));
`;

const media = (query: string) => `@media ${query}` as const;

/** Phones held upright: too narrow for the whole sheet, which is shown through a window. */
export const WINDOW_QUERY = '(max-width: 767.98px) and (orientation: portrait)';
export const throughAWindow = media(WINDOW_QUERY);
/** Phones, however they are held. */
export const PHONE_QUERY = '(max-width: 767.98px), (max-height: 520px)';
export const onAPhone = media(PHONE_QUERY);
/** Where pens and named tools do not stand in one line. */
export const withSmallLabels = '@media (max-width: 1439.98px), (max-height: 520px)';
/** In the dock of a phone: narrower, in the user's own size of text, than six labelled tools beside one another. */
export const inTwoRows = '@container (max-width: 20.24rem)';
/**
 * Phones on their side: every line above and below the sheet is taken from it, and its tools stand beside it. A window that is low for
 * its large text, or for the keyboard in it, is narrower.
 */
export const ON_ITS_SIDE_QUERY = '(min-width: 560px) and (max-height: 520px) and (orientation: landscape)';
export const onItsSide = media(ON_ITS_SIDE_QUERY);
/** Room for a sheet and what was read from it: laptops, and phones on their side. */
export const besideEachOther = '@media (min-width: 1200px), (min-width: 640px) and (max-height: 520px)';
