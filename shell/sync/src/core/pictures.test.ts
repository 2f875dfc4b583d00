import { aDesk, aDoc, circumstances, entry } from '../testing/a-desk.ts';
import { hear } from './hear.ts';
import { receive } from './receive.ts';
import type { Seen } from './write.ts';

const [X, Y, Z] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];

/** A sheet that is open with picture X and its ink. */
function aSheet() {
  const { desk, shown, write, freeze } = aDesk({
    ...entry,
    known: aDoc(entry, 5, { 'canvasData.q': X, 'strokes.q': '[X]' }),
  });
  const seen: Seen = new Map(Object.entries(shown(entry) ?? {}));
  return {
    desk,
    shown: () => shown(entry),
    draw: (values: Record<string, string | null>) =>
      write(entry, Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value }])), seen),
    send: () => freeze(),
  };
}

it('keeps a picture that came from another device when she draws upon the one before', () => {
  const { desk, draw, shown, send } = aSheet();
  hear(desk, aDoc(entry, 8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': '[X, Z]', 'canvasData.q': Z });
  expect(shown()).toEqual({ 'canvasData.q': Z, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
  // The server takes hers in its place, with its ink: the list has the other.
  expect(send()).toMatchObject([
    {
      fields: {
        'canvasData.q': { value: Z, baseRev: 8 },
        'strokes.q': { value: '[X, Z]', baseRev: 8 },
        'savedDrawings.q': { add: [Y], remove: [] },
      },
    },
  ]);
});

it('keeps it too when her strokes are all that is written before the page goes', () => {
  const { desk, draw, shown } = aSheet();
  hear(desk, aDoc(entry, 8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': '[X, Z]' });
  expect(shown()).toEqual({ 'canvasData.q': Y, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
  draw({ 'canvasData.q': Z });
  expect(shown()).toEqual({ 'canvasData.q': Z, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
});

it('keeps it when she clears the sheet that shows the one before', () => {
  const { desk, draw, shown } = aSheet();
  hear(desk, aDoc(entry, 8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': null, 'canvasData.q': null });
  expect(shown()).toEqual({ 'canvasData.q': null, 'strokes.q': null, 'savedDrawings.q': [Y] });
});

it('keeps the picture that hers lost its place to, once she draws on', () => {
  const { desk, draw, shown, send } = aSheet();
  draw({ 'strokes.q': '[X, Z]', 'canvasData.q': Z });
  const [operation] = send();
  const doc = aDoc(entry, 9, { 'canvasData.q': Y, 'strokes.q': '[Y]', 'savedDrawings.q': [Z] });
  receive(desk, [{ opId: operation!.opId, status: 'applied', doc }], circumstances);
  const more = 'd'.repeat(64);
  draw({ 'strokes.q': '[X, Z, more]' });
  draw({ 'canvasData.q': more });
  expect(shown()).toEqual({ 'canvasData.q': more, 'strokes.q': '[X, Z, more]', 'savedDrawings.q': [Z, Y] });
});

it('only replaces a picture that she has seen', () => {
  const { draw, shown } = aSheet();
  draw({ 'strokes.q': '[X, Z]' });
  draw({ 'canvasData.q': Z });
  draw({ 'strokes.q': null, 'canvasData.q': null });
  expect(shown()).toEqual({ 'canvasData.q': null, 'strokes.q': null });
});
