import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';

/** The sand tone of block 2: whatever the month, the light is warm. */
const LIGHT = blockTone(2);

/** The morning's own colour, as in the landing's window: no tone of a block is as bright. */
const SUN = 'oklch(86% 0.105 74)';

/** The hills hide what is behind them. */
const hill = (percent: number) => `color-mix(in oklch, var(--tone-line) ${percent}%, var(--tone-surface))`;

interface BannerArtProps {
  /** Activities of the stage that are completed. */
  readonly done: number;
  /** All of the stage. */
  readonly total: number;
}

/**
 * Hills at first light, and a dot for each activity of the stage, full once it is completed. A band below all words; what matters in it is
 * at the left, where no card covers it. On a phone its room is the day's.
 */
export function BannerArt({ done, total }: BannerArtProps) {
  return (
    <Scene viewBox="0 0 800 132" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <Light {...LIGHT}>
        <g data-sky="day">
          <circle cx="250" cy="84" r="54" fill={SUN} opacity="0.28" />
          <circle cx="250" cy="84" r="32" fill={SUN} />
        </g>
        <g data-sky="night" fill="var(--tone-ink)">
          <path d="M262 38A26 26 0 1 0 274 74A22 22 0 0 1 262 38Z" opacity="0.86" />
          <g opacity="0.6">
            <circle cx="196" cy="56" r="2.4" />
            <circle cx="148" cy="42" r="1.8" />
            <circle cx="318" cy="46" r="2" />
          </g>
        </g>
      </Light>
      <path d="M0 104C90 84 170 96 250 90S430 70 520 78 700 98 800 84V132H0Z" fill={hill(42)} />
      <path d="M0 118C110 98 220 114 340 106S600 84 800 100V132H0Z" fill={hill(70)} />
      {Array.from({ length: total }, (_, i) => 52 + 32 * i).map((x, i) => (
        <circle
          key={x}
          cx={x}
          cy={120 - i}
          r="5"
          fill={i < done ? 'var(--tone-ink)' : 'var(--surface-raised)'}
          stroke="var(--tone-ink)"
          strokeWidth="1.5"
        />
      ))}
    </Scene>
  );
}

/** Sun or moon, by the theme. */
const Light = styled.g`
  :root[data-theme='dark'] & [data-sky='day'],
  :root:not([data-theme='dark']) & [data-sky='night'] {
    display: none;
  }
`;

const Scene = styled.svg`
  display: none;

  ${media.desktop} {
    position: absolute;
    inset: auto 0 0;
    display: block;
    width: 100%;
    height: 132px;
  }
`;
