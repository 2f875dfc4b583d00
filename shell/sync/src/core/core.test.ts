import type { SyncResult } from '@app/contract/sync';
import { aDesk, aDoc, day, entry, only } from '../testing/a-desk.ts';
import { enterEpoch } from './epoch.ts';
import { hear } from './hear.ts';
import { documentId, isWaiting, type Names } from './local-document.ts';
import { remove } from './remove.ts';
import { shownFields } from './shown.ts';
import type { Seen } from './write.ts';

const aTombstone = (names: Names, rev: number) => aDoc(names, rev, {}, { deleted: true });
const text = (value: string) => ({ value });

describe('sending', () => {
  it('freezes what was sent; what comes after it waits in a new operation, upon the revision of the answer', () => {
    const { desk, write, freeze, receive } = aDesk();
    write(entry, { 'responses.a': text('Hoy') });
    const first = only(freeze());
    write(entry, { 'responses.a': text('Hoy he') });
    expect(only(freeze())).toEqual(first);
    receive({ opId: first.opId, status: 'applied', doc: aDoc(entry, 5, { 'responses.a': 'Hoy' }) });
    expect(only(freeze())).toMatchObject({ opNo: 2, fields: { 'responses.a': { value: 'Hoy he', baseRev: 5 } } });
    expect(desk.state.lastOpNo).toBe(2);
  });

  it('sends no more than fifty at a time, words before deletions', () => {
    const { write, freeze, desk } = aDesk({ ...day, known: aDoc(day, 3, { note: 'mar' }) });
    remove(desk, day);
    for (let i = 1; i <= 60; i++) write({ kind: 'entry', key: `activity-${i}` }, { 'responses.a': text('x') });
    const operations = freeze();
    expect(operations).toHaveLength(50);
    expect(operations.every(({ action }) => action === 'set')).toBe(true);
  });

  it('sends what fits into one push; the rest of a large document goes next, a picture with its ink', () => {
    const { write, freeze } = aDesk();
    const long = 'x'.repeat(400_000);
    write(entry, {
      'responses.a': text(long),
      'strokes.b': text(long),
      'canvasData.b': text('b'.repeat(64)),
      'strokes.c': text(long),
    });
    const operation = only(freeze());
    expect(operation.action === 'set' && Object.keys(operation.fields).toSorted()).toEqual([
      'responses.a',
      'strokes.c',
    ]);
  });

  it('keeps back what names a drawing that the server has not, and nothing else', () => {
    const { desk, write, freeze } = aDesk();
    write(entry, { 'responses.a': text('Hoy'), 'canvasData.a': text('a'.repeat(64)), 'strokes.a': text('[]') });
    const operation = only(freeze({ isSent: () => false }));
    expect(operation).toMatchObject({ fields: { 'responses.a': { value: 'Hoy' } } });
    const waiting = desk.get(documentId(entry))?.pending;
    expect(waiting?.action === 'set' && Object.keys(waiting.fields)).toEqual(['canvasData.a', 'strokes.a']);
  });

  it('shows as refused what names a drawing that the server will never take, until she changes it', () => {
    const { desk, write, freeze } = aDesk();
    const refused = { isSent: () => false, isRefused: () => true };
    write(entry, { 'responses.a': text('Hoy'), 'canvasData.a': text('a'.repeat(64)) });
    expect(freeze(refused)).toHaveLength(1);
    const { inFlight: _, ...answered } = desk.get(documentId(entry))!;
    desk.put(answered);
    expect(freeze(refused)).toEqual([]);
    expect(desk.get(documentId(entry))?.refusal?.code).toBe('drawing_refused');
    write(entry, { 'canvasData.a': { value: null } });
    expect(desk.get(documentId(entry))?.refusal).toBeUndefined();
    expect(freeze(refused)).toHaveLength(1);
  });

  it('F24: puts what is refused aside, visible; it goes again when she changes it, and holds up no other', () => {
    const { desk, write, freeze, receive, shown } = aDesk();
    write(entry, { 'responses.a': text('demasiado') });
    write(day, { note: text('mar') });
    const [refused, fine] = freeze();
    receive(
      { opId: refused!.opId, status: 'rejected', code: 'too_large', message: 'Es demasiado' },
      { opId: fine!.opId, status: 'applied', doc: aDoc(day, 5, { note: 'mar' }) },
    );
    expect(desk.get(documentId(entry))).toMatchObject({ refusal: { code: 'too_large', message: 'Es demasiado' } });
    expect(shown(entry)).toEqual({ 'responses.a': 'demasiado' });
    expect(freeze()).toEqual([]);
    write(entry, { 'responses.a': text('menos') });
    expect(only(freeze())).toMatchObject({ fields: { 'responses.a': { value: 'menos' } } });
  });

  it('F26: takes another name where a copied profile uses the same, and sends in the same order', () => {
    const { desk, write, freeze, receive } = aDesk();
    write(entry, { 'responses.a': text('Hoy') });
    write(day, { note: text('mar') });
    const sent = freeze();
    receive(...sent.map(({ opId }): SyncResult => ({ opId, status: 'client_fork' })));
    expect(desk.state.clientId).not.toBe('client-1');
    expect(freeze().map(({ opId, opNo }) => [opId, opNo])).toEqual(sent.map(({ opId }, i) => [opId, i + 1]));
  });
});

describe('conflicts', () => {
  it('goes on in the sibling that the server made of her words', () => {
    const { desk, write, freeze, receive, shown } = aDesk();
    const seen: Seen = new Map();
    write(day, { note: text('mar') }, seen);
    const { opId } = only(freeze());
    write(day, { note: text('mar y sol') }, seen);
    const sibling: Names = { kind: 'sibling', key: 's1' };
    const siblings = [aDoc(sibling, 6, { of: { ...day }, field: 'note', value: 'mar', device: 'Móvil' })];
    receive({ opId, status: 'sibling', doc: aDoc(day, 6, { note: 'lluvia' }), sibling: siblings[0], siblings });
    expect(shown(day)).toEqual({ note: 'lluvia' });
    expect(shown(sibling)).toMatchObject({ value: 'mar y sol' });
    write(day, { note: text('mar y sol y viento') }, seen);
    expect(shown(sibling)).toMatchObject({ value: 'mar y sol y viento' });
    expect(isWaiting(desk.get(documentId(day))!)).toBe(false);
  });

  it('never covers words that another tab wrote meanwhile', () => {
    const { desk, write, shown } = aDesk();
    write(day, { note: text('izquierda') }, new Map());
    const right: Seen = new Map();
    write(day, { note: text('derecha') }, right);
    write(day, { note: text('derecha y más') }, right);
    expect(shown(day)).toEqual({ note: 'izquierda' });
    expect(desk.siblingsOf(documentId(day)).map((local) => shownFields(local))).toEqual([
      { of: { ...day }, field: 'note', device: 'Otra pestaña', value: 'derecha y más' },
    ]);
  });

  it('makes no sibling of a continuation, nor of a beginning', () => {
    const { desk, write, shown } = aDesk();
    write(day, { note: text('mar y') }, new Map());
    write(day, { note: text('mar') }, new Map());
    write(day, { note: text('mar y sol') }, new Map());
    expect(shown(day)).toEqual({ note: 'mar y sol' });
    expect(desk.siblingsOf(documentId(day))).toEqual([]);
  });

  it('keeps a picture that another tab drew on the same canvas', () => {
    const { write, shown } = aDesk();
    const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
    write(entry, { 'canvasData.q': text(first) }, new Map());
    write(entry, { 'canvasData.q': text(second) }, new Map());
    expect(shown(entry)).toEqual({ 'canvasData.q': second, 'savedDrawings.q': [first] });
  });

  it('F22: an older document than the known one is nothing new', () => {
    const { desk, shown } = aDesk({ ...day, known: aDoc(day, 7, { note: 'nuevo' }) });
    hear(desk, aDoc(day, 6, { note: 'viejo' }));
    expect(shown(day)).toEqual({ note: 'nuevo' });
  });
});

describe('deleting', () => {
  it('F7: what was deleted elsewhere lives again with her words, and with what she had before her eyes', () => {
    const { desk, write, freeze, shown } = aDesk({
      ...entry,
      known: aDoc(entry, 5, { title: 'A', 'responses.a': 'Hoy' }),
    });
    write(entry, { 'responses.a': text('Hoy he') });
    hear(desk, aTombstone(entry, 6));
    expect(shown(entry)).toEqual({ title: 'A', 'responses.a': 'Hoy he' });
    expect(only(freeze())).toMatchObject({ action: 'set', fields: { title: { value: 'A', baseRev: 0 } } });
  });

  it('a refused deletion brings the document back, with a note until she writes in it', () => {
    const { desk, write, freeze, receive, shown } = aDesk({ ...day, known: aDoc(day, 5, { note: 'mar' }) });
    remove(desk, day);
    expect(shown(day)).toBeUndefined();
    const operation = only(freeze());
    expect(operation).toMatchObject({ action: 'delete', baseRev: 5 });
    receive({ opId: operation.opId, status: 'kept', doc: aDoc(day, 8, { note: 'mar y sol' }) });
    expect(desk.get(documentId(day))).toMatchObject({ cameBack: true });
    expect(shown(day)).toEqual({ note: 'mar y sol' });
    write(day, { note: text('sí') });
    expect(desk.get(documentId(day))?.cameBack).toBeUndefined();
  });

  it('what was never sent is forgotten without a word to the server', () => {
    const { desk, write, freeze } = aDesk();
    write(day, { note: text('mar') });
    remove(desk, day);
    expect(freeze()).toEqual([]);
    expect([...desk.dropped]).toEqual([documentId(day)]);
  });

  it('a deletion behind the operation that made the document claims its answer', () => {
    const { desk, write, freeze, receive } = aDesk();
    write(day, { note: text('mar') });
    const { opId } = only(freeze());
    remove(desk, day);
    receive({ opId, status: 'applied', doc: aDoc(day, 4, { note: 'mar' }) });
    expect(only(freeze())).toMatchObject({ action: 'delete', baseRev: 4 });
  });
});

it('F30: offers again what a restored server has forgotten, upon what it still has', () => {
  const known = { ...aDoc(day, 100, { note: 'nuevo', emotion: 'calma' }), fieldRevs: { note: 100, emotion: 70 } };
  const { desk, shown, freeze } = aDesk({ ...day, known });
  enterEpoch(desk, { epoch: 'otra', since: 90 });
  expect(shown(day)).toEqual({ note: 'nuevo', emotion: 'calma' });
  expect(only(freeze())).toMatchObject({ fields: { note: { value: 'nuevo', baseRev: 90 } } });
  expect(desk.state).toMatchObject({ epoch: 'otra', cursor: 0 });
});
