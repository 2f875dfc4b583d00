import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { MOODS, type MoodPlace } from '@app/shared-ui/moods/moods';
import { styled } from 'styled-components';
import { landingCopy } from '../../../copy/landing.es.ts';

const STONE = 16;
const GAP = 4;
/** Of one small month, with the room to the next. */
const MONTH = { width: 164, height: 140 };
const PER_ROW = 4;

/** A year of the emotional calendar, in its colours: twelve small months, a stone a day. */
export function YearInDays() {
  return (
    <Drawing viewBox={`0 0 ${MONTH.width * PER_ROW - 24} ${MONTH.height * 3 - 16}`}>
      {MONTHS.map((days, month) => (
        <g
          key={days.name}
          transform={`translate(${(month % PER_ROW) * MONTH.width} ${Math.floor(month / PER_ROW) * MONTH.height})`}
        >
          <text y="13">{days.name}</text>
          {days.stones.map(({ at, mood }, day) => (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- the days of a drawn year never change places
              key={day}
              x={(at % 7) * (STONE + GAP)}
              y={22 + Math.floor(at / 7) * (STONE + 1)}
              width={STONE}
              height={STONE - 2}
              rx="4.5"
              {...(mood && moodTone(mood))}
              data-written={mood && ''}
            />
          ))}
        </g>
      ))}
    </Drawing>
  );
}

interface Stone {
  /** Place in the grid of seven columns. */
  readonly at: number;
  /** `undefined` on a day without a word. */
  readonly mood: MoodPlace | undefined;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The drawn year: the same on every visit. Days without a word happen all year long, and so do grey ones; light ones become more. */
const MONTHS = DAYS.map((count, month) => {
  const first = DAYS.slice(0, month).reduce((sum, days) => sum + days, 0);
  const stones = Array.from({ length: count }, (_, day): Stone => {
    const chance = scatter(first + day);
    return { at: ((first + 2) % 7) + day, mood: chance < 0.2 ? undefined : moodOf(scatter(first + day + 500), month) };
  });
  return { name: landingCopy.outcomes.months[month] ?? '', stones };
});

/** @returns 0 … 1, without a pattern that an eye would find */
function scatter(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** The suggested words begin with those that feel good: with the months a low number becomes more likely. */
function moodOf(chance: number, month: number): MoodPlace | undefined {
  return MOODS[Math.min(MOODS.length - 1, Math.floor(chance ** (0.75 + month / 12) * MOODS.length))];
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  text {
    fill: var(--ink-soft);
    font: 500 15px var(--font-serif);
  }

  rect {
    fill: var(--line);
    opacity: 0.55;
  }

  [data-written] {
    fill: var(--mood);
    opacity: 1;
  }

  /* Where they would be too small to be read. */
  @container (max-width: 500px) {
    text {
      display: none;
    }
  }
`;
