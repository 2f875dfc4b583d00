import type { Dimension } from '@app/contract/bodies';
import { styled } from 'styled-components';
import { yearCopy as copy } from '../copy/year.es.ts';
import { media } from '../theme/media.ts';
import { type YearMark, wordsOfScore } from './year-marks.ts';

/** Of the drawing: three places side by side, higher for a higher score. */
const WIDTH = 300;
const HEIGHT = 64;
const xOf = (mark: number) => (mark + 0.5) * (WIDTH / copy.marks.length);
const yOf = (score: number) => HEIGHT - 10 - ((score - 1) / 9) * (HEIGHT - 20);

interface YearLinesProps {
  /** The yearly ones, as the programme words them. */
  readonly dimensions: readonly Dimension[];
  readonly marks: readonly YearMark[];
  /** One level below the heading of the place that shows it. */
  readonly titlesAs: 'h3' | 'h5';
}

/** The year in a quiet drawing for each dimension, without a number: what each mark says stands below it, in the first person. */
export function YearLines({ dimensions, marks, titlesAs: Title }: YearLinesProps) {
  return dimensions.map((dimension) => {
    const points = marks.flatMap(({ mark, at, scores }) => {
      const score = scores[dimension.key];
      return score === undefined ? [] : [{ mark, at, score, words: wordsOfScore(dimension, score) }];
    });
    if (points.length === 0) return null;
    return (
      <Line key={dimension.key}>
        <Title>{dimension.label}</Title>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <line x1="8" x2={WIDTH - 8} y1={HEIGHT - 4} y2={HEIGHT - 4} stroke="var(--line)" strokeLinecap="round" />
          {points.length > 1 ? (
            <path
              d={wayThrough(points)}
              fill="none"
              stroke="var(--tone-line, var(--accent-soft))"
              strokeWidth="3"
              strokeLinecap="round"
            />
          ) : null}
          {points.map(({ mark, score }) => (
            <circle key={mark} cx={xOf(mark)} cy={yOf(score)} r="6" fill="var(--tone-solid, var(--accent))" />
          ))}
        </svg>
        <ol>
          {points.map(({ mark, at, words }) => (
            <Mark key={mark} $mark={mark}>
              <span>
                {copy.marks[mark]} <time dateTime={at}>{copy.when(at)}</time>
              </span>
              {words === '' ? null : <q>{words}</q>}
            </Mark>
          ))}
        </ol>
      </Line>
    );
  });
}

interface Point {
  readonly mark: number;
  readonly score: number;
}

/** A curve that is level at each point, so that none looks like a fall. */
function wayThrough(points: readonly Point[]): string {
  return points
    .map(({ mark, score }, i) => {
      const [x, y] = [xOf(mark), yOf(score)];
      const before = points[i - 1];
      if (!before) return `M ${x} ${y}`;
      const middle = (xOf(before.mark) + x) / 2;
      return `C ${middle} ${yOf(before.score)} ${middle} ${y} ${x} ${y}`;
    })
    .join(' ');
}

const Line = styled.section`
  display: grid;
  gap: 8px;

  h3,
  h5 {
    margin: 0;
    color: var(--tone-ink, var(--ink));
    font: 500 1.0625rem / 1.3 var(--font-serif);
  }

  svg {
    display: block;
    width: 100%;
    max-width: 720px;
  }

  ol {
    display: grid;
    gap: 10px;
    max-width: 720px;
    margin: 0;
    padding: 0;
    list-style: none;

    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0;
    }
  }
`;

const Mark = styled.li<{ readonly $mark: number }>`
  display: grid;
  align-content: start;
  gap: 2px;

  span {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  q {
    font: 400 1.0625rem / 1.45 var(--font-serif);
    text-wrap: pretty;
    quotes: '«' '»';
  }

  ${media.desktop} {
    grid-column: ${({ $mark }) => $mark + 1};
    grid-row: 1;
    padding-inline: 10px;
    text-align: center;

    time {
      display: block;
    }
  }
`;
