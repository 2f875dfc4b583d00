import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CANVAS_HEIGHT, CANVAS_WIDTH, type Ink, type InkStroke } from './ink.ts';
import { createInkPad, type InkPad, type Pen } from './ink-pad.ts';
import { inkAtNight } from './sheet-look.ts';

interface InkCanvasProps {
  readonly label: string;
  readonly ink: Ink;
  readonly pen: Pen;
  readonly onStroke: (stroke: InkStroke) => void;
}

/** The sheet that is written on: 800×200 of its own units, in as many pixels as the screen has. */
export function InkCanvas({ label, ink, pen, onStroke }: InkCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const padRef = useRef<InkPad>(null);
  const onStrokeRef = useRef(onStroke);
  useLayoutEffect(() => {
    onStrokeRef.current = onStroke;
  });
  useEffect(() => {
    // A browser without a canvas shows the empty sheet.
    if (!canvasRef.current?.getContext('2d')) return undefined;
    const pad = createInkPad(canvasRef.current, (stroke) => onStrokeRef.current(stroke));
    padRef.current = pad;
    return () => pad.remove();
  }, []);
  useEffect(() => padRef.current?.show(ink), [ink]);
  useEffect(() => padRef.current?.take(pen), [pen]);
  return <Sheet ref={canvasRef} role="img" aria-label={label} />;
}

/** Without paper of its own, which what holds it shows; only here does a finger write instead of moving the page. */
const Sheet = styled.canvas`
  ${inkAtNight}
  display: block;
  width: 100%;
  aspect-ratio: ${CANVAS_WIDTH} / ${CANVAS_HEIGHT};
  border: 0;
  cursor: crosshair;
  touch-action: none;
  user-select: none;
`;
