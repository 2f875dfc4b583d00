import { Dialog } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { Maximize2 } from 'lucide-react';
import { Button } from '@app/shared-ui/components/button';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';

interface QuietRoomProps {
  readonly title: string;
  readonly blockId: number;
  /** What is followed there, and nothing else of the page. */
  readonly children: ReactNode;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A button that gives something to follow the whole screen, and that screen. */
export function QuietRoom({ title, blockId, children, isOpen, onOpenChange }: QuietRoomProps) {
  return (
    <>
      <Button $variant="quiet" onClick={() => onOpenChange(true)}>
        <Maximize2 aria-hidden size={18} />
        {activitiesCopy.quiet.open}
      </Button>
      {isOpen ? (
        <Dialog open size="full" title={title} onOpenChange={onOpenChange}>
          <Room {...blockTone(blockId)}>{children}</Room>
        </Dialog>
      ) : null}
    </>
  );
}

const Room = styled.div`
  display: grid;
  place-content: center;
  place-items: center;
  gap: 28px;
  min-height: 100dvh;
  padding: calc(64px + env(safe-area-inset-top)) 24px calc(40px + env(safe-area-inset-bottom));
  background: radial-gradient(circle at 50% 40%, var(--tone-surface), transparent 75%) var(--paper);
  text-align: center;

  /* A phone that has been turned. */
  @media (max-height: 520px) and (orientation: landscape) {
    grid-auto-flow: column;
    gap: 48px;
    padding-block: 16px;
  }
`;
