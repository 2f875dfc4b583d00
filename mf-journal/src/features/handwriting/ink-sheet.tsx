import { useMedia } from '@app/shared-ui/theme/use-media';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../../copy/ink.es.ts';
import { type Ink, LINES, lowestLineOf, MAX_SHEETS, sheetsOf } from '../../ink/ink.ts';
import { InkCanvas } from '../../ink/ink-canvas.tsx';
import type { Palette } from '../../ink/pen.ts';
import { onItsSide, throughAWindow, WINDOW_QUERY } from '../../ink/sheet-look.ts';
import type { SheetTools } from '../../ink/sheet-tools.ts';
import { useInkHistory } from '../../ink/use-ink-history.ts';
import { PaperFrame } from './paper-frame.tsx';
import { PenStrip, type Tool, type Unfolded } from './pen-strip.tsx';
import { useNextLine } from './use-next-line.ts';
import { useSheetsInSight } from './use-sheets-in-sight.ts';
import { useUndoKey } from './use-undo-key.ts';

interface InkSheetProps {
  readonly label: string;
  readonly palette: Palette;
  readonly ink: Ink;
  readonly onInkChange: (ink: Ink) => void;
  readonly tools: SheetTools;
  readonly onToolsChange: (tools: SheetTools) => void;
  /** All of it is taken away; undo brings it back. */
  readonly onClear: () => void;
  /** No other question needs room on the page. */
  readonly isAlone: boolean;
  /** It is kept as a drawing. */
  readonly onSave: () => void;
  /** What few need, among what is rarely done. */
  readonly help: ReactNode;
  /** What else can be done with the sheet; below its tools. */
  readonly children: ReactNode;
}

/** Of blank paper where other questions come below. */
const SHEETS_BESIDE_OTHERS = 2;

/**
 * The paper with its tools, as large as the screen allows: as wide as the page, with sheets below one another down to the tools. On a phone
 * held upright lines are as long as the screen is wide, and the paper is moved from line to line; on its side the tools stand beside it.
 */
export function InkSheet(props: InkSheetProps) {
  const { label, palette, ink, onInkChange, tools, onToolsChange, isAlone } = props;
  const sheetRef = useRef<HTMLDivElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const inSight = useSheetsInSight(frameRef, isAlone ? MAX_SHEETS : SHEETS_BESIDE_OTHERS);
  const written = useMemo(() => sheetsOf(ink), [ink]);
  const lowestLine = useMemo(() => lowestLineOf(ink), [ink]);
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
  useUndoKey(sheetRef, () => {
    if (history.canUndo) history.undo();
  });
  const isWindow = useMedia(WINDOW_QUERY);
  const [chosen, setTool] = useState<Tool>('pen');
  const [unfolded, setUnfolded] = useState<Unfolded>();
  // On an empty sheet the next thing is to write; and paper that is in sight as a whole is not moved.
  const isUseless = (chosen === 'eraser' && ink.length === 0) || (chosen === 'move' && !isWindow);
  if (isUseless) setTool('pen');
  const tool = isUseless ? 'pen' : chosen;
  const { goToNextLine, isThere } = useNextLine(frameRef, LINES * sheets, lowestLine);
  return (
    <Group ref={sheetRef} role="group" aria-label={inkCopy.tools} style={{ '--sheets': sheets }}>
      <PaperFrame
        ref={frameRef}
        isAlone={isAlone}
        isWindow={isWindow}
        isMoving={tool === 'move'}
        // It lies over the paper.
        onTouch={() => setUnfolded(undefined)}
      >
        <InkCanvas
          label={inkCopy.canvas(label)}
          ink={ink}
          sheets={sheets}
          pen={tools.pen}
          isErasing={tool === 'eraser'}
          onStroke={history.add}
          onErase={history.erase}
        />
      </PaperFrame>
      <Dock $isAlone={isAlone}>
        <PenStrip
          palette={palette}
          pen={tools.pen}
          onPenChange={(pen) => {
            setTool('pen');
            onToolsChange({ ...tools, pen });
          }}
          tool={tool}
          onToolChange={setTool}
          canUndo={history.canUndo}
          onUndo={history.undo}
          isEmpty={ink.length === 0}
          onClear={() => {
            history.clear();
            props.onClear();
          }}
          onSave={props.onSave}
          unfolded={unfolded}
          onUnfold={setUnfolded}
          nextLine={isWindow ? { isThere, onGo: goToNextLine } : undefined}
          help={props.help}
        />
        {props.children}
      </Dock>
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;

  ${throughAWindow} {
    gap: 0;
  }

  ${onItsSide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

/** Of a phone held upright, from edge to edge at its lower end, below the thumb; several would stand there one above the other. */
const Dock = styled.div<{ readonly $isAlone: boolean }>`
  display: contents;

  ${throughAWindow} {
    position: ${({ $isAlone }) => ($isAlone ? 'sticky' : 'relative')};
    bottom: 0;
    z-index: 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    margin: 0 -20px;
    padding: 4px calc(8px + env(safe-area-inset-right)) calc(8px + env(safe-area-inset-bottom))
      calc(8px + env(safe-area-inset-left));
    background: var(--surface-raised);
  }

  ${onItsSide} {
    position: sticky;
    /* Below the bar of the page. */
    top: 74px;
    z-index: 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    /* Two tools, in the user's own size of text. */
    width: 8rem;

    & > :last-child button {
      flex: 1 0 100%;
      min-width: 0;
      padding: 6px 4px;
      font-size: 0.875rem;
    }
  }
`;
