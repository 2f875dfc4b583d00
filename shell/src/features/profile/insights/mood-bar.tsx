import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { styled } from 'styled-components';
import { insightsCopy } from '../../../copy/insights.es.ts';
import type { MeanMood } from './mood-days.ts';

interface MoodBarProps {
  readonly label: string;
  readonly mood: MeanMood;
}

/** A mean mood as a bar from the middle to the pleasant or the unpleasant side, in its colour, and the same in words. */
export function MoodBar({ label, mood }: MoodBarProps) {
  const { days, pleasantWords, energyWords } = insightsCopy;
  const width = Math.max(2, Math.abs(mood.pleasant) * 50);
  const left = mood.pleasant < 0 ? 50 - width : 50;
  return (
    <Item>
      <Name>
        <strong>{label}</strong>
        <span>{days(mood.count)}</span>
      </Name>
      <Track aria-hidden="true" {...moodTone(mood)}>
        <Fill style={{ left: `${left}%`, width: `${width}%` }} />
      </Track>
      <Words>
        {pleasantWords(mood.pleasant)}, {energyWords(mood.energy)}
      </Words>
    </Item>
  );
}

/** A list of bars. */
export const MoodBars = styled.ul`
  display: grid;
  gap: 18px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: 6px;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  font-size: 0.9375rem;

  strong {
    font-weight: 600;
  }

  span {
    color: var(--ink-soft);
  }
`;

const Track = styled.div`
  position: relative;
  height: 14px;
  border-radius: 999px;
  background: var(--surface-sunken);

  &::after {
    content: '';
    position: absolute;
    inset: -3px auto -3px 50%;
    width: 2px;
    border-radius: 1px;
    background: var(--line-strong);
  }
`;

const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: 999px;
  background: var(--mood);
`;

const Words = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.4;
`;
