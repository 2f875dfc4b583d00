import type { BlockIcon } from '@app/contract/blocks';
import {
  Expand,
  Eye,
  Heart,
  LockOpen,
  type LucideIcon,
  MessageCircle,
  RefreshCw,
  Shield,
  Sparkles,
  Sprout,
  Sun,
  Wind,
  Zap,
} from 'lucide-react';
import { styled } from 'styled-components';

/** Reencuentro's lock is drawn as one that opens (D6). */
const ICONS: Record<BlockIcon, LucideIcon> = {
  seedling: Sprout,
  wind: Wind,
  eye: Eye,
  heart: Heart,
  shield: Shield,
  'message-circle': MessageCircle,
  zap: Zap,
  sparkles: Sparkles,
  refresh: RefreshCw,
  expand: Expand,
  sun: Sun,
  lock: LockOpen,
};

interface BlockEmblemProps {
  readonly icon: BlockIcon;
  readonly size?: number;
  /** Not reached yet: in mist. */
  readonly isDimmed?: boolean;
}

/** A block's sign on a pebble of its colour. Needs an ancestor with `blockTone`. */
export function BlockEmblem({ icon, size = 56, isDimmed = false }: BlockEmblemProps) {
  const Icon = ICONS[icon];
  return (
    <Pebble style={{ width: size, height: size }} $isDimmed={isDimmed} aria-hidden="true">
      <Icon size={size * 0.44} strokeWidth={1.75} />
    </Pebble>
  );
}

const Pebble = styled.span<{ readonly $isDimmed: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: 54% 46% 48% 52% / 48% 54% 46% 52%;
  background: ${({ $isDimmed }) => ($isDimmed ? 'var(--tone-mist)' : 'var(--tone-surface)')};
  box-shadow: inset 0 0 0 1.5px ${({ $isDimmed }) => ($isDimmed ? 'transparent' : 'var(--tone-line)')};
  color: ${({ $isDimmed }) => ($isDimmed ? 'var(--ink-soft)' : 'var(--tone-ink)')};
`;
