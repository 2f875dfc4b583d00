import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { CANVAS_HEIGHT, CANVAS_WIDTH, type Ink, type InkStroke } from './ink.ts';
import { createInkPad, type InkPad, type Pen } from './ink-pad.ts';
import { inkAtNight } from './sheet-look.ts';

interface InkCanvasProps {
  readonly label: string;
  readonly ink: Ink;
  /** Below one another. */
  readonly sheets: number;
  readonly pen: Pen;
  readonly isErasing: boolean;
  readonly onStroke: (stroke: InkStroke) => void;
  /** Once for each movement of the eraser, with all that it touched. */
  readonly onErase: (strokes: Ink) => void;
}

/** The paper that is written on: sheets of 800×200 units of their own, in as many pixels as the screen has. */
export function InkCanvas({ label, ink, sheets, pen, isErasing, onStroke, onErase }: InkCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const padRef = useRef<InkPad>(null);
  const handleStroke = useEffectEvent(onStroke);
  const handleErase = useEffectEvent(onErase);
  useEffect(() => {
    // A browser without a canvas shows the empty sheet.
    if (!canvasRef.current?.getContext('2d')) return undefined;
    const pad = createInkPad(canvasRef.current, {
      onStroke: (stroke) => handleStroke(stroke),
      onErase: (strokes) => handleErase(strokes),
    });
    padRef.current = pad;
    return () => pad.remove();
  }, []);
  useEffect(() => padRef.current?.layOut(sheets), [sheets]);
  useEffect(() => padRef.current?.show(ink), [ink]);
  useEffect(() => padRef.current?.take(isErasing ? 'eraser' : pen), [isErasing, pen]);
  const height = sheets * CANVAS_HEIGHT;
  return (
    <Paper
      ref={canvasRef}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${CANVAS_WIDTH} / ${height}` }}
      $isErasing={isErasing}
    />
  );
}

/** Without paper of its own, which what holds it shows; only here does a finger write instead of moving the page. */
const Paper = styled.canvas<{ readonly $isErasing: boolean }>`
  ${inkAtNight}
  display: block;
  width: 100%;
  border: 0;
  cursor: ${({ $isErasing }) => ($isErasing ? 'cell' : 'crosshair')};
  touch-action: none;
  user-select: none;
`;
