import { css } from 'styled-components';

/** Only at night, whose tones lie too close to one another to show an edge. */
const atNight = (shadow: string) => css`
  :root[data-theme='dark'] & {
    box-shadow: ${shadow};
  }
`;

/** The ground of choices that stand beside one another: tabs, modes, parts. */
export const segments = css`
  background: var(--surface-sunken);
  ${atNight('inset 0 0 0 1px var(--line)')}
`;

/** The choice that is taken. */
export const chosenSegment = css`
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  color: var(--ink);
  ${atNight('inset 0 0 0 1.5px var(--line-strong)')}
`;
