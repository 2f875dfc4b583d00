import { ImagePlus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { SteadyButton } from '../../components/steady-button.tsx';
import { inkCopy } from '../../copy/ink.es.ts';
import { onItsSide, throughAWindow } from '../../ink/sheet-look.ts';

interface MoreToolsProps {
  readonly isEmpty: boolean;
  readonly onSave: () => void;
  readonly onClear: () => void;
  /** Something was chosen. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** What is rarely done with a sheet: above the strip, over the paper. */
export function MoreTools({ isEmpty, onSave, onClear, onDone, children }: MoreToolsProps) {
  const choose = (act: () => void) => () => {
    onDone();
    act();
  };
  return (
    <Panel role="group" aria-label={inkCopy.more}>
      <SteadyButton $variant="quiet" isIdle={isEmpty} onClick={choose(onSave)}>
        <ImagePlus aria-hidden size={18} />
        {inkCopy.save}
      </SteadyButton>
      <SteadyButton $variant="quiet" isIdle={isEmpty} onClick={choose(onClear)}>
        <Trash2 aria-hidden size={18} />
        {inkCopy.clear}
      </SteadyButton>
      {children}
    </Panel>
  );
}

/** Looks as the strip does. */
const overThePaper = css`
  position: absolute;
  overflow: auto;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow:
    0 0 0 1px var(--line),
    0 6px 20px oklch(20% 0.05 340 / 16%);
  overscroll-behavior: contain;
`;

/** Of a phone on its side. */
export const besideTheStrip = css`
  ${overThePaper}
  top: 0;
  right: calc(100% + 12px);
  bottom: auto;
  max-height: calc(100dvh - 90px);
`;

const Panel = styled.div`
  ${overThePaper}
  right: 0;
  bottom: calc(100% + 8px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  width: min(340px, 100vw - 32px);
  /* Under the bar of a low window nothing could be scrolled to. */
  max-height: min(46dvh, 300px);
  padding: 8px;

  details {
    padding: 0 22px;
  }

  ${throughAWindow} {
    right: 8px;
    max-height: 60dvh;
  }

  ${onItsSide} {
    ${besideTheStrip}
  }
`;
