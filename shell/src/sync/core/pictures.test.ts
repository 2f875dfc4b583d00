import type { SyncDoc } from '@app/contract/sync';
import { Desk } from './desk.ts';
import { freeze } from './freeze.ts';
import { hear } from './hear.ts';
import { documentId, type Names } from './local-document.ts';
import { receive } from './receive.ts';
import { shownFields } from './shown.ts';
import { type Seen, write } from './write.ts';

const now = '2026-11-21T08:00:00.000Z';
const entry: Names = { kind: 'entry', key: 'activity-9' };
const [X, Y, Z] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const circumstances = { now, newId, device: 'Otra pestaña' };

const entryAt = (rev: number, fields: SyncDoc['fields']): SyncDoc => ({
  ...entry,
  rev,
  deleted: false,
  fields,
  fieldRevs: Object.fromEntries(Object.keys(fields).map((name) => [name, rev])),
  createdAt: now,
  updatedAt: now,
});

/** A sheet that is open with picture X and its ink. */
function aSheet() {
  const known = entryAt(5, { 'canvasData.q': X, 'strokes.q': '[X]' });
  const desk = new Desk(new Map([[documentId(entry), { ...entry, known }]]), {
    clientId: 'client-1',
    lastOpNo: 0,
    cursor: 0,
  });
  const shown = () => shownFields(desk.get(documentId(entry)));
  const seen: Seen = new Map(Object.entries(shown() ?? {}));
  return {
    desk,
    shown,
    draw: (values: Record<string, string | null>) =>
      write(
        desk,
        entry,
        Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value }])),
        seen,
        circumstances,
      ),
    send: () => freeze(desk, { now, newId, isSent: () => true, isRefused: () => false }),
  };
}

it('keeps a picture that came from another device when she draws upon the one before', () => {
  const { desk, draw, shown, send } = aSheet();
  hear(desk, entryAt(8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
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
  hear(desk, entryAt(8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': '[X, Z]' });
  expect(shown()).toEqual({ 'canvasData.q': Y, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
  draw({ 'canvasData.q': Z });
  expect(shown()).toEqual({ 'canvasData.q': Z, 'strokes.q': '[X, Z]', 'savedDrawings.q': [Y] });
});

it('keeps it when she clears the sheet that shows the one before', () => {
  const { desk, draw, shown } = aSheet();
  hear(desk, entryAt(8, { 'canvasData.q': Y, 'strokes.q': '[Y]' }));
  draw({ 'strokes.q': null, 'canvasData.q': null });
  expect(shown()).toEqual({ 'canvasData.q': null, 'strokes.q': null, 'savedDrawings.q': [Y] });
});

it('keeps the picture that hers lost its place to, once she draws on', () => {
  const { desk, draw, shown, send } = aSheet();
  draw({ 'strokes.q': '[X, Z]', 'canvasData.q': Z });
  const [operation] = send();
  const doc = entryAt(9, { 'canvasData.q': Y, 'strokes.q': '[Y]', 'savedDrawings.q': [Z] });
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
