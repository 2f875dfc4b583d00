import { media } from '@app/shared-ui/theme/media';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../../copy/ink.es.ts';
import { type Ink, type InkStroke, MAX_SHEETS, sheetsOf } from '../../ink/ink.ts';
import { InkCanvas } from '../../ink/ink-canvas.tsx';
import type { Palette } from '../../ink/pen.ts';
import { onItsSide, ruledSheet, sheetPaper, throughAWindow } from '../../ink/sheet-look.ts';
import type { SheetTools } from '../../ink/sheet-tools.ts';
import { useInkHistory } from '../../ink/use-ink-history.ts';
import { PenStrip } from './pen-strip.tsx';
import { SheetOverview } from './sheet-overview.tsx';
import { useAdvance } from './use-advance.ts';
import { useSheetsInSight } from './use-sheets-in-sight.ts';

interface InkSheetProps {
  readonly label: string;
  readonly palette: Palette;
  readonly ink: Ink;
  readonly onInkChange: (ink: Ink) => void;
  readonly tools: SheetTools;
  readonly onToolsChange: (tools: SheetTools) => void;
  readonly onSave: () => void;
  /** No other question needs room on the page. */
  readonly isAlone: boolean;
}

/** Of blank paper where other questions come below. */
const SHEETS_BESIDE_OTHERS = 2;

/**
 * The paper with its tools, as large as the screen allows: as wide as the page, with sheets below one another down to the tools, and on a
 * phone held upright one sheet through a window that is moved over it.
 */
export function InkSheet(props: InkSheetProps) {
  const { label, palette, ink, onInkChange, tools, onToolsChange, onSave, isAlone } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const inSight = useSheetsInSight(frameRef, isAlone ? MAX_SHEETS : SHEETS_BESIDE_OTHERS);
  const written = useMemo(() => sheetsOf(ink), [ink]);
  // What was written on stays while there is ink: an undone line must not change the size of the others.
  const [most, setMost] = useState(written);
  const needed = ink.length === 0 ? 1 : Math.max(most, written);
  if (needed !== most) setMost(needed);
  const sheets = Math.max(inSight, needed);
  const history = useInkHistory({
    ink,
    onInkChange,
    former: tools.former,
    onFormerChange: (former) => onToolsChange({ ...tools, former }),
  });
  const [hasEraser, setErasing] = useState(false);
  // On an empty sheet the next thing is to write.
  if (hasEraser && ink.length === 0) setErasing(false);
  const isErasing = hasEraser && ink.length > 0;
  const advance = useAdvance(frameRef);
  const handleStroke = (stroke: InkStroke) => {
    history.add(stroke);
    advance(stroke);
  };
  return (
    <Group role="group" aria-label={inkCopy.tools} style={{ '--sheets': sheets }}>
      <SheetOverview ink={ink} sheets={sheets} frameRef={frameRef} />
      <Frame ref={frameRef}>
        <Sheet>
          <InkCanvas
            label={inkCopy.canvas(label)}
            ink={ink}
            sheets={sheets}
            pen={tools.pen}
            isErasing={isErasing}
            onStroke={handleStroke}
            onErase={history.erase}
          />
        </Sheet>
      </Frame>
      <PenStrip
        palette={palette}
        pen={tools.pen}
        onPenChange={(pen) => {
          setErasing(false);
          onToolsChange({ ...tools, pen });
        }}
        isErasing={isErasing}
        onErasingChange={setErasing}
        canUndo={history.canUndo}
        onUndo={history.undo}
        isEmpty={ink.length === 0}
        onClear={history.clear}
        onSave={onSave}
      />
    </Group>
  );
}

const Group = styled.div`
  /* In the window; several sheets are smaller, as no finger can scroll the page on them. */
  --sheet-height: min(clamp(210px, 35dvh, 320px), calc(56dvh / var(--sheets)));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Frame = styled.div`
  ${sheetPaper}
  overflow: auto hidden;
  border-radius: var(--radius-field);
  box-shadow: 0 0 0 1.5px var(--line-strong);
  scroll-behavior: smooth;
  scrollbar-width: none;

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }

  ${throughAWindow} {
    /* From edge to edge. */
    margin: 0 -20px;
    border-radius: 0;
    box-shadow:
      0 1.5px var(--line),
      0 -1.5px var(--line);
  }

  ${onItsSide} {
    /* Beside several sheets, which are higher than the window, there is room to scroll the page. */
    width: min(calc(100% - min(var(--sheets) - 1, 1) * 120px), calc((100dvh - 150px) * 4));
    margin: 0 auto;
  }
`;

const Sheet = styled.div`
  ${ruledSheet}

  ${throughAWindow} {
    width: max(100%, calc(var(--sheet-height) * 4));
  }
`;
