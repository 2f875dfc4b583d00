import { moodTone } from '@app/shared-ui/moods/mood-tone';
import type { MoodPlace } from '@app/shared-ui/moods/moods';
import { styled } from 'styled-components';
import { calendarCopy } from '../../copy/calendar.es.ts';
import { yearCopy as copy } from '../../copy/year.es.ts';

/** The middle of each quarter, in the order of the copy. */
const QUARTERS: readonly MoodPlace[] = [
  { pleasant: 0.7, energy: 0.7 },
  { pleasant: 0.7, energy: -0.7 },
  { pleasant: -0.7, energy: -0.7 },
  { pleasant: -0.7, energy: 0.7 },
];

/** What the colours of the mosaic say. */
export function MoodLegend() {
  return (
    <List aria-label={copy.legend}>
      {QUARTERS.map((place, i) => (
        <li key={copy.quarters[i]}>
          <Swatch {...moodTone(place)} $named />
          {copy.quarters[i]}
        </li>
      ))}
      <li>
        <Swatch {...moodTone(undefined)} $named />
        {copy.neutral}
      </li>
      <li>
        <Swatch {...moodTone(undefined)} $named={false} />
        {copy.unnamed}
      </li>
      <li>
        <Swatch {...moodTone(undefined)} $named $sacred />
        {calendarCopy.sacred}
      </li>
    </List>
  );
}

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

const Swatch = styled.span<{ readonly $named: boolean; readonly $sacred?: boolean }>`
  width: 16px;
  height: 16px;
  border-radius: 28%;
  box-shadow: ${({ $sacred }) => ($sacred ? 'inset 0 0 0 5px var(--tone-solid)' : 'none')};
  background: ${({ $named, $sacred }) => {
    if ($sacred) return 'var(--surface-raised)';
    return $named ? 'color-mix(in oklch, var(--tone-solid), var(--tone-surface) 22%)' : 'var(--tone-surface)';
  }};
`;
