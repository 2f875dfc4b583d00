import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { moodsCopy as copy } from '../copy/moods.es.ts';
import { MOOD_QUARTERS, moodTone, quarterPlace } from '../moods/mood-tone.ts';
import { Legend, Swatch } from './legend.tsx';

/** What the colours of days say: one legend for month, year and mirror. @param children more items, for marks that only one picture has */
export const MoodLegend = ({ children }: { readonly children?: ReactNode }) => (
  <Legend aria-label={copy.legend}>
    {MOOD_QUARTERS.map((quarter) => (
      <li key={quarter} {...moodTone(quarterPlace[quarter])}>
        <MoodSwatch />
        {copy.quarters[quarter]}
      </li>
    ))}
    <li {...moodTone(undefined)}>
      <MoodSwatch />
      {copy.own}
    </li>
    {children}
  </Legend>
);

/** An example of a day, in the colour of its mood. */
export const MoodSwatch = styled(Swatch)`
  background: var(--mood);
`;
