import type { Seal } from '@app/contract/seals';
import type { Carried } from '@app/shared-ui/motion/carry-over';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { useMemo } from 'react';
import { programmeCopy } from '../../copy/programme.es.ts';
import { SealHeart } from './seal-heart.tsx';
import { PROGRESS_RADIUS, type SealPart, sealGeometry } from './seal-geometry.ts';
import { sealIcons } from './seal-icons.ts';
import { Bloomable, Drawing, Mist, RingFill, RingTrack } from './seal-illustration.styles.ts';

interface SealIllustrationProps {
  readonly seal: Pick<Seal, 'id' | 'blockId' | 'icon' | 'status' | 'progress' | 'title'>;
  /** Width and height in pixels; without it, as wide as its place. */
  readonly size?: number;
  /** Opens like a flower: once, when it has just been unlocked. */
  readonly isBlooming?: boolean;
  /** For a seal with its title beside it. */
  readonly isDecorative?: boolean;
  /** Where the drawing carries over from one place to another. */
  readonly mark?: Carried;
}

/** One of the 48 seals: a silhouette in mist while locked, with a ring while its stage is lived, and whole once unlocked. */
export function SealIllustration(props: SealIllustrationProps) {
  const { seal, size, isBlooming = false, isDecorative = false, mark } = props;
  const geometry = useMemo(() => sealGeometry(seal.id), [seal.id]);
  const { style, ...tone } = blockTone(seal.blockId);
  const spoken = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': labelOf(seal) };
  return (
    <Drawing
      viewBox="-100 -100 200 200"
      {...tone}
      {...spoken}
      {...mark}
      style={{ ...style, width: size, height: size }}
    >
      {seal.status === 'unlocked' ? (
        <Bloomable $isBlooming={isBlooming}>
          <path
            className="edge"
            d={geometry.silhouette}
            fill="var(--tone-surface)"
            stroke="var(--tone-line)"
            strokeWidth={1.5}
          />
          <g className="ornament">{geometry.ornament.map(drawPart)}</g>
          <g className="heart">
            {geometry.medallion.map(drawPart)}
            <SealHeart seal={seal} />
          </g>
        </Bloomable>
      ) : (
        <Mist>
          <path d={geometry.silhouette} />
          <g>
            {sealIcons[seal.icon].line.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
        </Mist>
      )}
      {seal.status === 'in_progress' ? (
        <g transform="rotate(-90)">
          <RingTrack r={PROGRESS_RADIUS} />
          <RingFill r={PROGRESS_RADIUS} pathLength={100} strokeDasharray="100" strokeDashoffset={100 - seal.progress} />
        </g>
      ) : null}
    </Drawing>
  );
}

function labelOf({ status, title, progress }: SealIllustrationProps['seal']): string {
  if (status === 'unlocked') return programmeCopy.seal.drawing(title);
  return status === 'in_progress'
    ? programmeCopy.seal.drawingInProgress(title, progress)
    : programmeCopy.seal.drawingHidden;
}

/** The parts of one seal never change places, so their place is their key. */
function drawPart(part: SealPart, i: number) {
  const paint = part.paint.endsWith('Line')
    ? { fill: 'none', stroke: `var(--tone-${part.paint.slice(0, -4)})`, strokeWidth: part.width }
    : { fill: `var(--tone-${part.paint})` };
  return part.shape === 'circle' ? (
    <circle key={i} cx={part.cx} cy={part.cy} r={part.r} {...paint} />
  ) : (
    <path key={i} d={part.d} {...paint} />
  );
}
