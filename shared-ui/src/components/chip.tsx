import { styled } from 'styled-components';

type Tone = 'plain' | 'tone' | 'done';

const looks: Record<Tone, string> = {
  plain: 'background: var(--surface-sunken); color: var(--ink-soft);',
  tone: 'background: var(--tone-surface); color: var(--tone-ink);',
  done: 'background: color-mix(in oklch, var(--positive), transparent 86%); color: var(--positive);',
};

/** A word or two about the state of something. */
export const Chip = styled.span<{ readonly $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 12px;
  border-radius: 999px;
  font-weight: 600;
  font-size: 0.8125rem;
  line-height: 1.5;
  white-space: nowrap;
  ${({ $tone = 'plain' }) => looks[$tone]}
`;
