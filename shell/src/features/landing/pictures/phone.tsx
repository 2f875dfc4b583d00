import { blockTone } from '@app/shared-ui/theme/block-tone';
import { moodLine } from '@app/shared-ui/moods/mood-line';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { placeOfMood } from '@app/shared-ui/moods/moods';
import { styled } from 'styled-components';
import { landingCopy } from '../../../copy/landing.es.ts';
import { daylight, vivid } from '../drawings/tones.ts';
import { Screen } from './phone.styles.ts';

const { phone } = landingCopy.modules;

/** Stones of the path that have been walked. */
const WALKED = 3;

/** A phone with today's page: the activity, the day's word, the path of twelve months. */
export function Phone() {
  return (
    <Screen>
      <strong>{phone.hello}</strong>
      <article {...blockTone(1)}>
        <small>{phone.today}</small>
        <b>{phone.activity}</b>
        <span>{phone.length}</span>
        <Chair />
        <em>{phone.start}</em>
      </article>
      <p>{phone.feeling}</p>
      <ul>
        {phone.moods.map((mood) => {
          const place = placeOfMood(mood);
          return (
            <li key={mood} {...moodTone(place)}>
              <svg viewBox="0 0 44 44">{place ? <path d={moodLine(place)} /> : null}</svg>
              {mood}
            </li>
          );
        })}
      </ul>
      <p>{phone.path}</p>
      <Path viewBox="0 0 268 84">
        <path d={`M${STONES.map(([x, y]) => `${x} ${y}`).join('L')}`} />
        {STONES.map(([x, y], i) => (
          <g key={x} {...blockTone(i + 1)}>
            <ellipse cx={x} cy={y} rx="10" ry="8" fill={i < WALKED ? vivid('var(--hue)') : 'var(--tone-surface)'} />
            {i === WALKED - 1 ? <circle cx={x} cy={y} r="14" /> : null}
          </g>
        ))}
      </Path>
      <img src="/sellos/8.svg" alt="" width="64" height="64" loading="lazy" />
      <aside>
        <b>{phone.seal}</b>
        {phone.sealName}
      </aside>
    </Screen>
  );
}

const STONES = Array.from(
  { length: 12 },
  (_, i) => [14 + i * 21.6, Math.round(42 - 24 * Math.sin(i * 0.9 + 0.4))] as const,
);

/** The chair of the first activity. */
const Chair = () => (
  <svg
    viewBox="0 0 80 80"
    fill="none"
    stroke="var(--tone-solid)"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="42" cy="72" rx="30" ry="4" fill="var(--tone-line)" stroke="none" />
    <path
      d="M24 10c0 14 2 26 4 36h30l4 26M28 46l-6 26M28 46c10 4 22 4 30 0M24 10c8-2 14-2 20 0 0 14 2 26 4 34M27 24c6-2 12-2 18 0"
      fill="none"
    />
    <path d="M28 46c10-6 22-6 30 0-8 4-20 4-30 0Z" fill="var(--tone-line)" />
  </svg>
);

const Path = styled.svg`
  ${daylight}

  > path {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
    stroke-dasharray: 1 6;
    stroke-linecap: round;
  }

  circle {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
  }
`;
