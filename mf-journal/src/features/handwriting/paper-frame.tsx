import { media } from '@app/shared-ui/theme/media';
import type { ReactNode, RefObject } from 'react';
import { css, styled } from 'styled-components';
import { inkCopy } from '../../copy/ink.es.ts';
import { onItsSide, ruledSheet, sheetPaper, throughAWindow } from '../../ink/sheet-look.ts';

interface PaperFrameProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The paper is larger than what is seen of it. */
  readonly isWindow: boolean;
  /** A finger moves the paper instead of writing on it. */
  readonly isMoving: boolean;
  /** No other question needs room on the page. */
  readonly isAlone: boolean;
  /** The user begins to write, to erase or to move the paper. */
  readonly onTouch: () => void;
  readonly children: ReactNode;
}

/** Ruled paper round a canvas; on a phone held upright a window on it, which fills the screen down to the tools. */
export const PaperFrame = ({ ref, isWindow, isMoving, isAlone, onTouch, children }: PaperFrameProps) => (
  <Frame
    ref={ref}
    $isAlone={isAlone}
    onPointerDown={onTouch}
    // The arrow keys move it.
    {...(isWindow ? { tabIndex: 0, role: 'group', 'aria-label': inkCopy.window } : {})}
  >
    <Sheet $isMoving={isMoving}>{children}</Sheet>
  </Frame>
);

/** Bar, heading and tools of the page, in pixels: what the paper leaves free of a phone's height. */
const ELSEWHERE_PX = 246;
/** The same of a phone on its side: the bar alone, and a little room around the paper. */
const BAR_PX = 84;

const Frame = styled.div<{ readonly $isAlone: boolean }>`
  ${sheetPaper}
  overflow: hidden;
  border-radius: var(--radius-field);
  box-shadow: 0 0 0 1.5px var(--line-strong);
  scroll-behavior: smooth;
  scrollbar-width: none;
  overscroll-behavior: contain;

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }

  ${throughAWindow} {
    /* From edge to edge. */
    margin: 0 -20px;
    overflow: auto;
    height: ${({ $isAlone }) =>
      $isAlone
        ? css`max(240px, calc(100dvh - ${ELSEWHERE_PX}px - env(safe-area-inset-top) - env(safe-area-inset-bottom)))`
        : '46dvh'};
    border-radius: 0;
    box-shadow:
      0 1.5px var(--line),
      0 -1.5px var(--line);
  }

  ${onItsSide} {
    /* As many as two sheets are in sight as a whole; beside the paper there is room to scroll the page. */
    width: min(100%, (100dvh - ${BAR_PX}px - env(safe-area-inset-bottom)) * 4 / min(var(--sheets), 2));
    margin-left: auto;
  }
`;

const Sheet = styled.div<{ readonly $isMoving: boolean }>`
  ${ruledSheet}

  ${throughAWindow} {
    /* 56 pixels to a line: room for a finger. */
    width: max(100%, 896px);

    canvas {
      ${({ $isMoving }) => $isMoving && 'pointer-events: none; touch-action: auto;'}
    }
  }
`;
