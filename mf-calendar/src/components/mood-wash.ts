import { css } from 'styled-components';

/**
 * `--wash`, a mood's colour as water colour, for a whole day with words on it. The shares leave 4.5:1 for `--ink` and for a
 * word in the mood's own ink, on a sacred day too.
 */
export const moodWash = css`
  --wash: color-mix(in oklab, var(--mood) 55%, var(--surface-raised));

  :root[data-theme='dark'] & {
    --wash: color-mix(in oklab, var(--mood) 32%, var(--surface-raised));
  }
`;
