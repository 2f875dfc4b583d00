import SignaturePad, { type PointGroup, type SignatureEvent } from 'signature_pad';
import { drawInk, widthAt } from './draw-ink.ts';
import { watchEraser } from './eraser.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, type Ink, type InkPoint, type InkStroke, TAIL } from './ink.ts';
import { createPalmGuard, type Pointer, pointerOf } from './palm-guard.ts';

export interface Pen {
  readonly thickness: number;
  readonly colour: string;
}

/** Of a canvas: four bytes each, and beyond 16 million some phones draw nothing. More are not seen on a stroke. */
const MAX_PIXELS = 5_000_000;

interface InkHandlers {
  readonly onStroke: (stroke: InkStroke) => void;
  /** Once for each movement of the eraser, with all that it touched. */
  readonly onErase: (strokes: Ink) => void;
}

/** A canvas that is written on; the strokes that it shows are the caller's. */
export interface InkPad {
  show(ink: Ink): void;
  /** As many sheets below one another as the canvas is high. */
  layOut(sheets: number): void;
  take(tool: Pen | 'eraser'): void;
  remove(): void;
}

/**
 * signature_pad takes what mouse, finger and pen do and draws it at once. What it leaves to us: pressure as width, palms, and ink in
 * units of the canvas, which do not shrink on a small screen.
 */
export function createInkPad(canvas: HTMLCanvasElement, { onStroke, onErase }: InkHandlers): InkPad {
  let shown: Ink = [];
  let sheets = 1;
  /** Strokes that the eraser has touched in the movement that is being made. */
  let touched: Ink = [];
  let pen: Pen | undefined;
  let isErasing = false;
  let writing: Pointer | undefined;
  /** Zoom at which each point of the stroke came: the window may change in its middle. */
  let zooms: number[] = [];
  const guard = createPalmGuard(() => performance.now());
  // Every movement counts for the reading: no pause between two and the smallest distance.
  const pad = new SignaturePad(canvas, { throttle: 0, minDistance: 1 });
  /** Pixels of the screen's own measure to a unit of the canvas. */
  const zoom = () => canvas.clientWidth / CANVAS_WIDTH || 1;

  const fit = () => {
    // In the middle of a stroke the canvas is the pad's; the stroke's end comes back here.
    if (writing) return;
    const most = Math.sqrt((MAX_PIXELS * CANVAS_WIDTH) / (CANVAS_HEIGHT * sheets));
    const width = Math.min(Math.round(canvas.clientWidth * window.devicePixelRatio) || CANVAS_WIDTH, Math.floor(most));
    const height = Math.round((width * CANVAS_HEIGHT * sheets) / CANVAS_WIDTH);
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    draw();
  };
  const draw = () => {
    if (writing) return;
    const context = canvas.getContext('2d');
    if (!context) return;
    pad.clear();
    const scale = canvas.width / CANVAS_WIDTH;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawInk(
      context,
      shown.filter((stroke) => !touched.includes(stroke)),
    );
    // The pad draws in the screen's measure.
    const density = canvas.width / (canvas.clientWidth || canvas.width);
    context.setTransform(density, 0, 0, density, 0, 0);
  };
  const take = (next: Pen) => {
    pen = next;
    pad.penColor = next.colour;
    // A radius for the pad.
    pad.minWidth = (next.thickness * zoom()) / 2;
    pad.maxWidth = pad.minWidth;
  };

  const begin = (event: CustomEvent<SignatureEvent>) => {
    const pointer = pointerOf(event.detail.event);
    if (!pen || isErasing || guard.isPalm(pointer)) {
      event.preventDefault();
      // Or the pad, which has noted this pointer, would take no other.
      draw();
      return;
    }
    take(pen);
    writing = pointer;
    zooms = [];
  };
  const note = () => {
    const points = pad.toData().at(-1)?.points ?? [];
    while (zooms.length < points.length) zooms.push(zoom());
  };
  const press = ({ detail }: CustomEvent<SignatureEvent>) => {
    const stroke = pad.toData().at(-1);
    if (writing !== 'pen' || !stroke || !pen) return;
    stroke.minWidth = (widthAt(pen.thickness, detail.pressure) * zoom()) / 2;
    stroke.maxWidth = stroke.minWidth;
  };
  const end = () => {
    const group = pad.toData().at(-1);
    const pointer = writing;
    writing = undefined;
    if (!group || !pen || group.points.length === 0) return;
    note();
    const stroke = strokeOf(group, pen, pointer === 'pen', zooms, sheets * CANVAS_HEIGHT + TAIL);
    shown = [...shown, stroke];
    fit();
    draw();
    onStroke(stroke);
  };
  const forgetStroke = () => {
    pad.clear();
    pad.off();
    pad.on();
    writing = undefined;
    draw();
  };
  const watchPen = (event: PointerEvent) => {
    if (event.pointerType !== 'pen') return;
    if (event.type === 'pointerdown') {
      // The palm was there first: what it drew was no stroke.
      if (writing === 'touch') forgetStroke();
      guard.penDown();
    } else if (event.type === 'pointermove') guard.penNear();
    else guard.penUp();
  };

  pad.addEventListener('beginStroke', listener(begin));
  pad.addEventListener('beforeUpdateStroke', listener(press));
  pad.addEventListener('afterUpdateStroke', note);
  pad.addEventListener('endStroke', end);
  const away = new AbortController();
  const options = { capture: true, signal: away.signal };
  canvas.addEventListener('pointerdown', watchPen, options);
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, watchPen, options);
  watchEraser(canvas, {
    isOn: (event) => isErasing && event.buttons === 1 && !guard.isPalm(pointerOf(event)),
    ink: () => shown,
    onTouch: (strokes) => {
      touched = strokes;
      draw();
    },
    onErase: (strokes) => {
      touched = [];
      shown = shown.filter((stroke) => !strokes.includes(stroke));
      draw();
      onErase(strokes);
    },
    signal: away.signal,
  });
  window.addEventListener('resize', fit, options);
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  fit();

  return {
    show(ink) {
      shown = ink;
      draw();
    },
    layOut(next) {
      sheets = next;
      fit();
    },
    take(tool) {
      isErasing = tool === 'eraser';
      if (tool !== 'eraser') take(tool);
    },
    remove() {
      observer.disconnect();
      away.abort();
      pad.off();
    },
  };
}

/** signature_pad's events carry what they say of themselves, which the DOM's types do not know. */
const listener = (handle: (event: CustomEvent<SignatureEvent>) => void) => (event: Event) => {
  if (event instanceof CustomEvent) handle(event);
};

function strokeOf(
  { points }: PointGroup,
  { thickness, colour }: Pen,
  hasPressure: boolean,
  zooms: readonly number[],
  /** A hand that goes on below the paper writes on no sheet there. */
  bottom: number,
): InkStroke {
  return {
    w: thickness,
    c: colour,
    p: points.map(({ x, y, pressure }, i): InkPoint => {
      const zoom = zooms[i] ?? 1;
      const [left, top] = [x / zoom, Math.min(y / zoom, bottom)];
      return hasPressure ? [left, top, pressure] : [left, top];
    }),
  };
}
