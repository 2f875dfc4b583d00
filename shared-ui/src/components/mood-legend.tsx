import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { moodsCopy as copy } from '../copy/moods.es.ts';
import { MOOD_QUARTERS, moodTone, quarterPlace } from '../moods/mood-tone.ts';

/** What the colours of days say: one legend for month, year and mirror. @param children more items, for marks that only one picture has */
export const MoodLegend = ({ children }: { readonly children?: ReactNode }) => (
  <List aria-label={copy.legend}>
    {MOOD_QUARTERS.map((quarter) => (
      <li key={quarter} {...moodTone(quarterPlace[quarter])}>
        <Swatch />
        {copy.quarters[quarter]}
      </li>
    ))}
    <li {...moodTone(undefined)}>
      <Swatch />
      {copy.own}
    </li>
    {children}
  </List>
);

/** An example of a day, in the colour of its mood. */
export const Swatch = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  border-radius: 28%;
  background: var(--mood);
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  margin: 0;
  padding: 0;
  color: var(--ink-soft);
  font-size: 0.875rem;
  list-style: none;

  li {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
`;
