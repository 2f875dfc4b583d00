import { IconButton } from '@app/shared-ui/components/icon-button';
import { hostCopy } from '@app/shared-ui/copy/host-copy';
import { useHost } from '@app/shared-ui/host';
import { DoorOpen, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PaperBarProps {
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * Stays above an entry that is read or written: what closes it, what can be done with it, and the quick exit, whose place in the header the
 * page covers (D28).
 */
export function PaperBar({ onClose, children }: PaperBarProps) {
  const { leave } = useHost();
  return (
    <Bar data-screen-only="">
      <Round type="button" aria-label={hostCopy.close} onClick={onClose}>
        <X aria-hidden size={22} />
      </Round>
      {children}
      <Round type="button" onClick={leave} aria-label={hostCopy.quickExit} title={hostCopy.quickExit}>
        <DoorOpen aria-hidden size={20} />
      </Round>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 3;
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  padding: calc(8px + env(safe-area-inset-top)) calc(6px + env(safe-area-inset-right)) 8px
    calc(4px + env(safe-area-inset-left));
  background: var(--surface-raised);
  /* Only seen where something goes under it. */
  box-shadow: 0 10px 14px -12px oklch(20% 0.04 340 / 16%);
`;

/** A round button of the bar. */
const Round = styled(IconButton)`
  @media (hover: hover) {
    &:hover {
      background: var(--surface-sunken);
    }
  }
`;
