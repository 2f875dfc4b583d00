import type { ActivityType } from '@app/contract/activities';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { vignetteScenes } from './vignette-scenes.ts';

interface VignetteProps {
  readonly type: ActivityType;
  readonly blockId: number;
}

/** Far and near hills, by block: four ranges. */
const HILLS = [
  ['M0 84C70 58 120 66 180 76S300 54 400 78', 'M0 102C90 88 150 96 220 98S340 84 400 96'],
  ['M0 66C60 74 110 88 190 78S320 52 400 62', 'M0 98C80 104 150 88 230 94S350 104 400 92'],
  ['M0 80C50 80 90 50 150 58S280 84 400 60', 'M0 94C110 84 170 102 240 100S350 90 400 100'],
  ['M0 58C90 54 130 82 210 82S330 66 400 74', 'M0 100C70 92 160 90 220 96S330 104 400 90'],
] as const;

/** Where the sun is, by block, and how large: three of them. All stay in sight on a phone, which shows the middle 340 of 640. */
const SUNS = [
  [426, 40, 20],
  [212, 46, 26],
  [440, 56, 28],
] as const;

/** The ground on which things stand. */
const GROUND = { x: 320, y: 108 };

/** A small landscape in the block's tone, and in it what this kind of activity is done with. Needs an ancestor with `blockTone`. */
export function Vignette({ type, blockId }: VignetteProps) {
  const { body, solid, line } = vignetteScenes[type];
  const [far, near] = HILLS[(blockId - 1) % HILLS.length] ?? HILLS[0];
  const [x, y, r] = SUNS[(blockId - 1) % SUNS.length] ?? SUNS[0];
  return (
    <Scene viewBox="0 0 640 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Light>
        <circle cx={x} cy={y} r={r * 1.7} opacity="0.45" />
        <circle cx={x} cy={y} r={r} />
      </Light>
      <g transform="scale(1.6 1)" fill="var(--tone-line)">
        <path d={`${far}V128H0Z`} opacity="0.5" />
        <path d={`${near}V128H0Z`} opacity="0.9" />
      </g>
      <g transform={`translate(${GROUND.x} ${GROUND.y})`} stroke="var(--tone-ink)" strokeWidth="2.2">
        <ellipse rx="62" ry="6" fill="var(--tone-solid)" opacity="0.35" stroke="none" />
        <path d={body} fill="var(--surface-raised)" strokeLinejoin="round" />
        <path d={solid} fill="var(--tone-solid)" strokeLinejoin="round" />
        <path d={line} fill="none" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </Scene>
  );
}

/** A sun in mist; at night, the moon. */
const Light = styled.g`
  fill: var(--surface-raised);
  opacity: 0.75;

  :root[data-theme='dark'] & {
    fill: var(--tone-ink);
    opacity: 0.3;
  }
`;

const Scene = styled.svg`
  display: block;
  width: 100%;
  height: 96px;
  border-radius: 14px;
  background: var(--tone-surface);

  ${media.desktop} {
    height: 148px;
  }
`;
