import { CANVAS_WIDTH, type Ink, type InkPoint } from './ink.ts';
import { touchedBy } from './touched.ts';

/** `buttons` of a pen that is turned over, or whose eraser button is held. */
const ERASER_BUTTON = 32;

interface Eraser {
  /** Whether a movement that begins erases; a pen's own eraser does in any case. */
  readonly isOn: (event: PointerEvent) => boolean;
  readonly ink: () => Ink;
  /** With all that the movement has touched so far. */
  readonly onTouch: (strokes: Ink) => void;
  /** Once for each movement that has touched something. */
  readonly onErase: (strokes: Ink) => void;
  readonly signal: AbortSignal;
}

/** Takes whole strokes from a canvas, as far as a pointer is moved over them. */
export function watchEraser(canvas: HTMLCanvasElement, { isOn, ink, onTouch, onErase, signal }: Eraser): void {
  let pointer: { readonly id: number; readonly isPen: boolean } | undefined;
  let last: InkPoint = [0, 0];
  let touched: Ink = [];
  const placeOf = ({ clientX, clientY }: PointerEvent): InkPoint => {
    const { left, top, width } = canvas.getBoundingClientRect();
    const zoom = width / CANVAS_WIDTH;
    return [(clientX - left) / zoom, (clientY - top) / zoom];
  };
  const moveTo = (place: InkPoint) => {
    const more = touchedBy(ink(), last, place).filter((stroke) => !touched.includes(stroke));
    last = place;
    if (more.length === 0) return;
    touched = [...touched, ...more];
    onTouch(touched);
  };
  const begin = (event: PointerEvent) => {
    const isPen = event.pointerType === 'pen';
    // The palm may be there before the pen: what it touched is not meant.
    const isFree = !pointer || (isPen && !pointer.isPen);
    if (!isFree || !(isOn(event) || (event.buttons & ERASER_BUTTON) !== 0)) return;
    if (touched.length > 0) onTouch([]);
    touched = [];
    pointer = { id: event.pointerId, isPen };
    last = placeOf(event);
    moveTo(last);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId === pointer?.id) moveTo(placeOf(event));
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer?.id) return;
    pointer = undefined;
    if (touched.length > 0) onErase(touched);
    touched = [];
  };
  // Taken for a palm by the system: nothing was meant to be erased.
  const cancel = (event: PointerEvent) => {
    if (event.pointerId !== pointer?.id) return;
    touched = [];
    onTouch(touched);
    pointer = undefined;
  };
  canvas.addEventListener('pointerdown', begin, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
}
