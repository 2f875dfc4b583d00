import { Chip } from '@app/shared-ui/components/chip';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Tone = 'plain' | 'done' | 'accent' | 'caution' | 'rest' | 'danger';

interface StateChipProps {
  readonly tone?: Tone;
  readonly Icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A state of an account, a mail or a version: each has one look, the same wherever the panel names it. */
export function StateChip({ tone = 'plain', Icon, children }: StateChipProps) {
  return (
    <Look $tone={tone === 'done' ? tone : 'plain'} $look={tone}>
      {Icon ? <Icon aria-hidden size={14} /> : null}
      {children}
    </Look>
  );
}

/** Hues of what waits for somebody, and of what has gone quiet. */
const SAND = 72;
const DUSK = 262;

const inHue = (hue: number) =>
  `background: oklch(var(--tone-surface-lc) ${hue}); color: oklch(var(--tone-ink-lc) ${hue});`;

const looks: Partial<Record<Tone, string>> = {
  accent: 'background: var(--accent-soft); color: var(--accent);',
  caution: inHue(SAND),
  rest: inHue(DUSK),
  danger: 'background: var(--danger-soft); color: var(--danger);',
};

const Look = styled(Chip)<{ readonly $look: Tone }>`
  ${({ $look }) => looks[$look]}
`;
