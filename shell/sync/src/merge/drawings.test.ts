import { aUnitOfWork, aDoc, context, entry } from '../testing/a-unit-of-work.ts';
import { documentId } from '../document/local-document.ts';
import { visibleFields } from '../document/visible-fields.ts';
import { applyPulledDocument } from './apply-pulled.ts';
import { applyPushResults } from './apply-push-results.ts';
import type { BaseValues } from './queue-edit.ts';

const [X, Y, Z] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];

/** An open sheet with picture X and its ink. */
function aSheet() {
  const { work, shown, write, takeBatch } = aUnitOfWork({
    ...entry,
    known: aDoc(entry, 5, { 'canvasData.q': X, 'strokes.q': '[X]' }),
  });
  const seen: BaseValues = new Map(Object.entries(shown(entry) ?? {}));
  return {
    work,
    shown: () => shown(entry),
    versions: () => work.siblingsOf(documentId(entry)).map(visibleFields),
    inOtherTab: (strokes: string) => write(entry, { 'strokes.q': { value: strokes } }),
    draw: (values: Record<string, string | null>) =>
      write(entry, Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value }])), seen),
    send: () => takeBatch(),
  };
}

it('keeps a picture of another device when the user draws upon the previous one', () => {
  const { work, draw, shown, send } = aSheet();
  applyPulledDocument(work, aDoc(entry, 8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': '[X, Z]', 'canvasData.q': Z });
  expect(shown()).toEqual({ 'canvasData.q': Z, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
  // The server takes this device's picture, with its ink; the list has the other.
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

it('keeps it too when only strokes are written before the page closes', () => {
  const { work, draw, shown } = aSheet();
  applyPulledDocument(work, aDoc(entry, 8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': '[X, Z]' });
  expect(shown()).toEqual({ 'canvasData.q': Y, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
  draw({ 'canvasData.q': Z });
  expect(shown()).toEqual({ 'canvasData.q': Z, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
});

it('keeps it when the user clears the sheet that shows the previous one', () => {
  const { work, draw, shown } = aSheet();
  applyPulledDocument(work, aDoc(entry, 8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': null, 'canvasData.q': null });
  expect(shown()).toEqual({ 'canvasData.q': null, 'strokes.q': null, 'savedDrawings.q': [Y] });
});

it('keeps the picture that replaced the user’s, once the user draws on', () => {
  const { work, draw, shown, send } = aSheet();
  draw({ 'strokes.q': '[X, Z]', 'canvasData.q': Z });
  const [operation] = send();
  const doc = aDoc(entry, 9, { 'canvasData.q': Y, 'strokes.q': '[Y]', 'savedDrawings.q': [Z] });
  applyPushResults(work, [{ opId: operation!.opId, status: 'applied', doc }], context);
  const more = 'd'.repeat(64);
  draw({ 'strokes.q': '[X, Z, more]' });
  draw({ 'canvasData.q': more });
  expect(shown()).toEqual({ 'canvasData.q': more, 'strokes.q': '[X, Z, more]', 'savedDrawings.q': [Z, Y] });
});

it.each([
  ['without a picture', X, { 'canvasData.q': 5, 'strokes.q': 8 }, undefined],
  ['that goes beyond its picture', Y, { 'canvasData.q': 7, 'strokes.q': 8 }, [Y]],
])('keeps ink of another device %s as a version when it is drawn over unseen', (_, canvas, revs, saved) => {
  const { work, draw, shown, versions } = aSheet();
  const fields = { 'canvasData.q': canvas, 'strokes.q': '[X, Y]' };
  applyPulledDocument(work, aDoc(entry, 8, fields, { fieldRevs: revs }));
  draw({ 'strokes.q': '[X, Z]' });
  draw({ 'canvasData.q': Z });
  expect(shown()).toEqual({
    'canvasData.q': Z,
    'strokes.q': '[X, Z]',
    ...(saved ? { 'savedDrawings.q': saved } : {}),
  });
  expect(versions()).toEqual([{ of: { ...entry }, field: 'strokes.q', device: '', value: '[X, Y]' }]);
});

it('keeps ink that another tab has not sent yet', () => {
  const { draw, shown, versions, inOtherTab } = aSheet();
  inOtherTab('[X, Y]');
  draw({ 'strokes.q': '[X, Z]' });
  expect(shown()).toMatchObject({ 'strokes.q': '[X, Z]' });
  expect(versions()).toMatchObject([{ field: 'strokes.q', device: context.device, value: '[X, Y]' }]);
});

it('replaces only a picture that the user has seen', () => {
  const { draw, shown, versions } = aSheet();
  draw({ 'strokes.q': '[X, Z]' });
  draw({ 'canvasData.q': Z });
  draw({ 'strokes.q': null, 'canvasData.q': null });
  expect(shown()).toEqual({ 'canvasData.q': null, 'strokes.q': null });
  expect(versions()).toEqual([]);
});
