import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { daylight, vivid } from './tones.ts';

interface TwelveStonesProps {
  /** Names of the first and the last stone. */
  readonly first: string;
  readonly last: string;
}

/** The programme as a path of twelve stones, one per block in its hue. The text above it says the same, so it is decoration. */
export function TwelveStones({ first, last }: TwelveStonesProps) {
  return (
    <Path aria-hidden="true">
      <span>{first}</span>
      <Stones {...BROAD} className="broad" />
      <Stones {...NARROW} className="narrow" />
      <span>{last}</span>
    </Path>
  );
}

interface StonesProps {
  readonly viewBox: string;
  readonly line: string;
  /** Centre and half width of each stone, along the line. */
  readonly places: readonly (readonly [x: number, y: number, radius: number])[];
  readonly className: string;
}

function Stones({ viewBox, line, places, className }: StonesProps) {
  return (
    <svg viewBox={viewBox} className={className}>
      <path d={line} fill="none" stroke="var(--line)" strokeWidth="3" strokeDasharray="1 11" strokeLinecap="round" />
      {places.map(([x, y, radius], index) => (
        <g key={x + y} {...blockTone(index + 1)}>
          <ellipse cx={x} cy={y + radius * 0.72} rx={radius * 0.92} ry={radius * 0.24} fill="var(--tone-mist)" />
          <g transform={`translate(${x} ${y}) rotate(${((index * 47) % 24) - 12}) scale(${radius / 30})`}>
            <path d="M-30 3C-31-12-17-21 2-21s30 8 31 21S20 21 1 22-29 17-30 3Z" fill={vivid('var(--hue)')} />
            <path
              d={VEINS[index % VEINS.length]}
              fill="none"
              stroke="var(--tone-surface)"
              strokeWidth="2.2"
              strokeLinecap="round"
              opacity="0.75"
            />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** Veins that make a pebble of a blob. */
const VEINS = ['M-27-1c15 7 35 5 55-5', 'M-12-17c-2 13 2 25 9 36', 'M-27 7c19-4 37-2 55 5M-22-9c16-4 30-4 45 0'];

const BROAD = {
  viewBox: '0 0 1000 236',
  line: 'M36 178C124 60 210 52 308 122s154 100 246 70 124-116 214-104 128 40 186 62',
  places: [
    [34, 176, 27],
    [114, 106, 30],
    [204, 80, 26],
    [296, 112, 32],
    [376, 160, 27],
    [462, 194, 31],
    [554, 192, 27],
    [636, 152, 32],
    [706, 104, 27],
    [788, 84, 31],
    [868, 108, 28],
    [952, 148, 40],
  ],
} as const;

/** Three rows, back and forth, for phones. */
const NARROW = {
  viewBox: '0 0 340 300',
  line: 'M26 52C100 20 180 30 262 40s74 90 10 104-148 2-214 6-44 92 18 96 148-8 224 6',
  places: [
    [28, 54, 23],
    [104, 32, 25],
    [186, 36, 22],
    [266, 44, 26],
    [304, 96, 22],
    [240, 146, 25],
    [160, 142, 22],
    [82, 148, 26],
    [30, 198, 22],
    [96, 244, 25],
    [186, 240, 23],
    [290, 248, 38],
  ],
} as const;

const Path = styled.div`
  display: grid;
  font: 500 1.125rem / 1.3 var(--font-serif);

  span:last-child {
    justify-self: end;
  }

  svg {
    ${daylight}
    display: block;
    width: 100%;
    max-width: 420px;
    margin-inline: auto;
  }

  .broad {
    display: none;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;

    svg {
      grid-area: 1 / 1 / 2 / 3;
      max-width: none;
    }

    .broad {
      display: block;
    }

    .narrow {
      display: none;
    }
  }
`;
