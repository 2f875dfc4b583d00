import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { css, styled } from 'styled-components';
import { throughAWindow, withSmallLabels } from '../../ink/sheet-look.ts';

interface StripToolProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly Icon: LucideIcon;
  readonly name: string;
  /** The beginning of the name, which is shown alone where the name is too long. */
  readonly label?: string;
  /** There is nothing to do now. It keeps the focus, which a disabled button would lose with the last stroke. */
  readonly isIdle?: boolean;
  readonly isPressed?: boolean;
  /** Of what folds open from it. */
  readonly isOpen?: boolean;
  readonly onClick: () => void;
}

export const StripTool = ({
  ref,
  Icon,
  name,
  label = name,
  isIdle = false,
  isPressed,
  isOpen,
  onClick,
}: StripToolProps) => (
  <ToolButton
    ref={ref}
    type="button"
    title={name}
    aria-label={name}
    aria-disabled={isIdle}
    aria-pressed={isPressed}
    aria-expanded={isOpen}
    onClick={isIdle ? undefined : onClick}
  >
    <Icon aria-hidden size={20} />
    <span>
      {label}
      <Rest>{name.slice(label.length)}</Rest>
    </span>
  </ToolButton>
);

/** A label below its icon, as in the tab bar. */
export const smallLabel = css`
  flex-direction: column;
  gap: 3px;
  padding: 0 4px;
  font-weight: 600;
  font-size: 0.75rem;
  line-height: 1;

  ${throughAWindow} {
    min-width: 48px;
  }
`;

const Rest = styled.span`
  ${withSmallLabels} {
    display: none;
  }
`;

/** A tool that is taken is seen to be. */
export const toolLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 56px;
  min-height: 48px;
  padding: 0 12px;
  border: 0;
  border-radius: 18px;
  background: transparent;
  color: var(--ink);
  font-weight: 600;
  font-size: 0.9375rem;
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }

  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: var(--surface-sunken);
    }
  }

  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent);
  }
`;

const ToolButton = styled.button`
  ${toolLook}

  ${withSmallLabels} {
    ${smallLabel}
  }
`;
