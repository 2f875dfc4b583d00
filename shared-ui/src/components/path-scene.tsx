import { styled } from 'styled-components';

/** Four along the path: the stages of a block, or the steps of a beginning. */
const STONES = [
  { x: 96, y: 132 },
  { x: 318, y: 126 },
  { x: 520, y: 98 },
  { x: 712, y: 70 },
] as const;
/** The light goes over the sky as the user goes on. */
const LIGHTS = [
  { x: 240, y: 62 },
  { x: 330, y: 44 },
  { x: 500, y: 40 },
  { x: 580, y: 36 },
] as const;

interface PathSceneProps {
  /** Where the user is, 1–4. */
  readonly place: number;
}

/**
 * The country of the home page, nearer: hills in the hue around it (`blockTone`), and a path with four stones. Decoration: what it shows is
 * said beside it.
 */
export function PathScene({ place, className }: PathSceneProps & { readonly className?: string }) {
  const light = LIGHTS[place - 1] ?? LIGHTS[0];
  return (
    <Scene className={className} viewBox="0 0 800 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Light>
        <circle cx={light.x} cy={light.y} r="36" opacity="0.4" />
        <circle cx={light.x} cy={light.y} r="20" opacity="0.9" />
      </Light>
      <path d="M0 120C120 70 220 96 330 92S560 30 660 48 760 78 800 66V160H0Z" fill="var(--tone-line)" opacity="0.42" />
      <path d="M0 140C140 108 250 128 390 116S620 66 800 92V160H0Z" fill="var(--tone-line)" opacity="0.62" />
      <path d="M0 160V150C170 126 330 146 470 138S700 108 800 116V160Z" fill="var(--tone-solid)" opacity="0.3" />
      <path
        d="M0 152C40 148 62 140 96 132S230 140 318 126 450 112 520 98 640 92 712 70 772 52 800 44"
        fill="none"
        stroke="var(--tone-ink)"
        strokeDasharray="1 11"
        strokeLinecap="round"
        strokeOpacity="0.6"
        strokeWidth="3.5"
      />
      {STONES.map(({ x, y }, i) => (
        <circle key={x} cx={x} cy={y} {...lookOf(i + 1 - place)} />
      ))}
    </Scene>
  );
}

/** @param distance in stones, behind the user or ahead */
function lookOf(distance: number) {
  if (distance === 0) return { r: 13, fill: 'var(--tone-ink)', stroke: 'var(--surface-raised)', strokeWidth: 5 };
  return distance < 0
    ? { r: 8, fill: 'var(--tone-solid)' }
    : { r: 8, fill: 'var(--surface-raised)', stroke: 'var(--tone-line)', strokeWidth: 3 };
}

/** By night a moon: the paper is dark then. */
const Light = styled.g`
  fill: var(--surface-raised);

  :root[data-theme='dark'] & {
    fill: var(--tone-ink);
  }
`;

const Scene = styled.svg`
  display: block;
  width: 100%;
  height: 84px;
`;
