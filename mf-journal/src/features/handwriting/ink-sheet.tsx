import { media } from '@app/shared-ui/theme/media';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../../copy/ink.es.ts';
import type { Ink, InkStroke } from '../../ink/ink.ts';
import { InkCanvas } from '../../ink/ink-canvas.tsx';
import type { Palette } from '../../ink/pen.ts';
import { onItsSide, ruledSheet, sheetPaper, throughAWindow } from '../../ink/sheet-look.ts';
import type { SheetTools } from '../../ink/sheet-tools.ts';
import { useInkHistory } from '../../ink/use-ink-history.ts';
import { PenStrip } from './pen-strip.tsx';
import { SheetOverview } from './sheet-overview.tsx';
import { useAdvance } from './use-advance.ts';

interface InkSheetProps {
  readonly label: string;
  readonly palette: Palette;
  readonly ink: Ink;
  readonly onInkChange: (ink: Ink) => void;
  readonly tools: SheetTools;
  readonly onToolsChange: (tools: SheetTools) => void;
  readonly onSave: () => void;
}

/**
 * The sheet with its tools, as large as the screen allows: whole where it is wide enough, and otherwise, on a phone held upright, through a
 * window that is moved over it.
 */
export function InkSheet(props: InkSheetProps) {
  const { label, palette, ink, onInkChange, tools, onToolsChange, onSave } = props;
  const frameRef = useRef<HTMLDivElement>(null);
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
    <Group role="group" aria-label={inkCopy.tools}>
      <SheetOverview ink={ink} frameRef={frameRef} />
      <Frame ref={frameRef}>
        <Sheet>
          <InkCanvas
            label={inkCopy.canvas(label)}
            ink={ink}
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
  --sheet-height: clamp(210px, 35dvh, 320px);
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
    width: min(100%, calc((100dvh - 150px) * 4));
    margin: 0 auto;
  }
`;

const Sheet = styled.div`
  ${ruledSheet}

  ${throughAWindow} {
    width: max(100%, calc(var(--sheet-height) * 4));
  }
`;
