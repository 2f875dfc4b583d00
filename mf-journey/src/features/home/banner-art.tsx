import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';

/** The sand tone of block 2: whatever the month, the light is warm. */
const LIGHT = blockTone(2);

/** Hills at first light and a path that goes on behind them. */
export function BannerArt() {
  return (
    <Scene viewBox="0 0 800 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Light {...LIGHT}>
        <g data-sky="day">
          <circle cx="640" cy="158" r="80" fill="var(--tone-surface)" opacity="0.8" />
          <circle cx="640" cy="158" r="50" fill="var(--tone-line)" />
        </g>
        <g data-sky="night" fill="var(--tone-ink)">
          <path d="M664 112A54 54 0 1 0 690 186A46 46 0 0 1 664 112Z" opacity="0.86" />
          <g opacity="0.6">
            <circle cx="540" cy="96" r="3" />
            <circle cx="586" cy="60" r="2" />
            <circle cx="726" cy="84" r="2.4" />
            <circle cx="752" cy="150" r="1.8" />
          </g>
        </g>
      </Light>
      <Ground>
        <path
          d="M0 330C120 270 220 300 330 300S560 190 660 214 760 260 800 250V420H0Z"
          fill="var(--tone-line)"
          opacity="0.42"
        />
        <path d="M0 372C140 330 250 352 390 340S620 262 800 306V420H0Z" fill="var(--tone-line)" opacity="0.62" />
        <path d="M0 420V396C170 366 330 388 470 378S700 340 800 352V420Z" fill="var(--tone-solid)" opacity="0.34" />
        <path
          d="M520 420C548 396 640 398 634 376S560 352 590 332 676 318 662 300 622 282 640 266 672 250 660 238"
          fill="none"
          stroke="var(--tone-ink)"
          strokeDasharray="1 13"
          strokeLinecap="round"
          strokeOpacity="0.7"
          strokeWidth="4.5"
        />
      </Ground>
    </Scene>
  );
}

/** Where today's card is at the right of the words, as in `home-banner.tsx`. */
const besideTheCard = '@media (min-width: 900px)';

/** Sun or moon, by the theme; beside the card it rises between the words and the card. */
const Light = styled.g`
  :root[data-theme='dark'] & [data-sky='day'],
  :root:not([data-theme='dark']) & [data-sky='night'] {
    display: none;
  }

  ${besideTheCard} {
    translate: -262px 70px;
  }
`;

/** Beside the card the lines of the hills are below the greeting. */
const Ground = styled.g`
  ${besideTheCard} {
    translate: 0 46px;
  }
`;

const Scene = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 148px;

  ${media.desktop} {
    height: 176px;
  }

  ${besideTheCard} {
    height: 100%;
  }
`;
