import type { InkStroke } from './ink.ts';
import { createInkPad, type InkPad } from './ink-pad.ts';

// jsdom has none; of the type only what signature_pad reads is here, hence the cast.
globalThis.PointerEvent ??= class extends MouseEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;
  readonly pointerType: string;
  readonly pressure = 0.5;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.isPrimary = init.isPrimary ?? false;
    this.pointerType = init.pointerType ?? '';
  }
} as typeof PointerEvent;

let width = 800;
let strokes: InkStroke[] = [];
let erased: (readonly InkStroke[])[] = [];
let pad: InkPad;
let canvas: HTMLCanvasElement;

beforeEach(() => {
  width = 800;
  strokes = [];
  erased = [];
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const context = new Proxy<Record<string, unknown>>(
    {},
    { get: (own, name) => own[String(name)] ?? (() => undefined) },
  );
  canvas = document.body.appendChild(document.createElement('canvas'));
  // `never`: the overloads of getContext have no type in common that a stub could have, and nothing here looks at what is drawn.
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  jest.spyOn(canvas, 'clientWidth', 'get').mockImplementation(() => width);
  jest.spyOn(canvas, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, width / 4));
  pad = createInkPad(canvas, { onStroke: (stroke) => strokes.push(stroke), onErase: (some) => erased.push(some) });
  pad.take({ thickness: 3, colour: '#000000' });
});

afterEach(() => {
  pad.remove();
  canvas.remove();
});

const point = (
  type: string,
  clientX: number,
  { buttons = 1, pointerId = 1, pointerType = 'mouse', clientY = 50 } = {},
) =>
  (type === 'pointerdown' ? canvas : window).dispatchEvent(
    new PointerEvent(type, { clientX, clientY, buttons, pointerId, pointerType, isPrimary: true, bubbles: true }),
  );
const up = { buttons: 0 };

it('keeps each point in the measure of the window in which it was drawn', () => {
  point('pointerdown', 100);
  point('pointermove', 200);
  // Half as wide: the same place of the sheet is half as far from its left edge.
  width = 400;
  window.dispatchEvent(new Event('resize'));
  point('pointermove', 150);
  point('pointerup', 160, up);
  expect(strokes).toHaveLength(1);
  expect(strokes[0]?.p.map(([x]) => Math.round(x))).toEqual([100, 200, 300, 320]);
});

it('goes on from sheet to sheet, and keeps of a hand that leaves the paper no more than the tail of a letter', () => {
  pad.layOut(2);
  point('pointerdown', 100, { clientY: 150 });
  point('pointermove', 100, { clientY: 390 });
  point('pointermove', 100, { clientY: 410 });
  point('pointerup', 100, { ...up, clientY: 700 });
  expect(canvas.height).toBe(2 * 200);
  expect(strokes[0]?.p.map(([, y]) => Math.round(y))).toEqual([150, 390, 410, 416]);
});

describe('the eraser', () => {
  const line = (x: number): InkStroke => ({
    w: 3,
    c: '#000000',
    p: [
      [x, 20],
      [x, 180],
    ],
  });
  const ink = [line(100), line(300), line(700)];

  it('takes what one movement crosses, at once, and draws nothing itself', () => {
    pad.show(ink);
    pad.take('eraser');
    point('pointerdown', 50);
    point('pointermove', 200);
    point('pointermove', 400);
    point('pointerup', 400, up);
    expect(erased).toEqual([ink.slice(0, 2)]);
    expect(strokes).toEqual([]);
  });

  it('reaches the sheets below', () => {
    const below = { w: 3, c: '#000000', p: [[100, 300] as const, [200, 300] as const] };
    pad.layOut(2);
    pad.show([below]);
    pad.take('eraser');
    point('pointerdown', 150, { clientY: 100 });
    point('pointermove', 150, { clientY: 310 });
    point('pointerup', 150, { ...up, clientY: 310 });
    expect(erased).toEqual([[below]]);
  });

  it('is also the other end of a pen', () => {
    pad.show(ink);
    point('pointerdown', 690, { buttons: 32 });
    point('pointermove', 710, { buttons: 32 });
    point('pointerup', 710, up);
    expect(erased).toEqual([[ink[2]]]);
    expect(strokes).toEqual([]);
  });

  it('leaves the sheet to the next finger, where it has touched nothing', () => {
    pad.show(ink);
    pad.take('eraser');
    point('pointerdown', 500, { pointerId: 5, pointerType: 'touch' });
    point('pointerup', 500, { ...up, pointerId: 5, pointerType: 'touch' });
    pad.take({ thickness: 3, colour: '#000000' });
    point('pointerdown', 500, { pointerId: 6, pointerType: 'touch' });
    point('pointermove', 520, { pointerId: 6, pointerType: 'touch' });
    point('pointerup', 520, { ...up, pointerId: 6, pointerType: 'touch' });
    expect(strokes).toHaveLength(1);
    expect(erased).toEqual([]);
  });

  it('is in the pen, not in the palm that was there first', () => {
    pad.show(ink);
    pad.take('eraser');
    point('pointerdown', 100, { pointerId: 5, pointerType: 'touch' });
    point('pointerdown', 290, { pointerId: 6, pointerType: 'pen' });
    point('pointermove', 310, { pointerId: 6, pointerType: 'pen' });
    point('pointermove', 700, { pointerId: 5, pointerType: 'touch' });
    point('pointerup', 310, { ...up, pointerId: 6, pointerType: 'pen' });
    expect(erased).toEqual([[ink[1]]]);
  });
});
