import type { Seal } from '@app/contract/seals';
import { useLoaded } from '@app/shared-ui/loading/use-loaded';
import { loadMotif } from './load-motif.ts';
import { COIN, MOTIF } from './seal-geometry.ts';
import { sealIcons } from './seal-icons.ts';
import { Motif } from './seal-illustration.styles.ts';

interface SealHeartProps {
  readonly seal: Pick<Seal, 'id' | 'icon'>;
}

/** What an unlocked seal holds: the motif of its name, and its icon on a coin below; the icon alone where the motif did not come. */
export function SealHeart({ seal }: SealHeartProps) {
  const loaded = useLoaded(loadMotif(seal.id));
  const motif = loaded?.motif;
  if (loaded && !motif) return <Icon icon={seal.icon} width={3} transform="scale(1.1)" />;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {motif ? (
        <Motif transform={`scale(${MOTIF.scale})`} strokeWidth={MOTIF.width}>
          <path d={motif.body} fill="var(--tone-line)" />
          <path d={motif.line} />
        </Motif>
      ) : null}
      <circle cy={COIN.y} r={COIN.r} fill="var(--tone-surface)" stroke="var(--tone-solid)" strokeWidth={2} />
      <Icon icon={seal.icon} width={COIN.iconWidth} transform={`translate(0 ${COIN.y}) scale(${COIN.iconScale})`} />
    </g>
  );
}

interface IconProps {
  readonly icon: Seal['icon'];
  readonly width: number;
  readonly transform: string;
}

function Icon({ icon, width, transform }: IconProps) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" transform={transform}>
      {sealIcons[icon].fill.map((d) => (
        <path key={d} d={d} fill="var(--tone-line)" />
      ))}
      {sealIcons[icon].line.map((d) => (
        <path key={d} d={d} fill="none" stroke="var(--tone-ink)" strokeWidth={width} />
      ))}
    </g>
  );
}
