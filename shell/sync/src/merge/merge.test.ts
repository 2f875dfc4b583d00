import type { SyncResult } from '@app/contract/sync';
import { aUnitOfWork, aDoc, context, day, entry, only } from '../testing/a-unit-of-work.ts';
import { enterEpoch } from './enter-epoch.ts';
import { applyPulledDocument } from './apply-pulled.ts';
import { documentId, isWaiting, type DocumentRef } from '../document/local-document.ts';
import { deleteDocument } from './delete-document.ts';
import { visibleFields } from '../document/visible-fields.ts';
import type { BaseValues } from './queue-edit.ts';

const aTombstone = (names: DocumentRef, rev: number) => aDoc(names, rev, {}, { deleted: true });
const text = (value: string) => ({ value });

describe('sending', () => {
  it('freezes what was sent; later edits wait in a new operation, based on the revision of the answer', () => {
    const { work, write, takeBatch, applyPushResults } = aUnitOfWork();
    write(entry, { 'responses.a': text('Hoy') });
    const first = only(takeBatch());
    write(entry, { 'responses.a': text('Hoy he') });
    expect(only(takeBatch())).toEqual(first);
    applyPushResults({ opId: first.opId, status: 'applied', doc: aDoc(entry, 5, { 'responses.a': 'Hoy' }) });
    expect(only(takeBatch())).toMatchObject({ opNo: 2, fields: { 'responses.a': { value: 'Hoy he', baseRev: 5 } } });
    expect(work.state.lastOpNo).toBe(2);
  });

  it('sends no more than fifty at a time, edits before deletions', () => {
    const { write, takeBatch, work } = aUnitOfWork({ ...day, known: aDoc(day, 3, { note: 'mar' }) });
    deleteDocument(work, day);
    for (let i = 1; i <= 60; i++) write({ kind: 'entry', key: `activity-${i}` }, { 'responses.a': text('x') });
    const operations = takeBatch();
    expect(operations).toHaveLength(50);
    expect(operations.every(({ action }) => action === 'set')).toBe(true);
  });

  it('sends what fits into one push; the rest of a large document is sent next, a picture with its ink', () => {
    const { write, takeBatch } = aUnitOfWork();
    const long = 'x'.repeat(400_000);
    write(entry, {
      'responses.a': text(long),
      'strokes.b': text(long),
      'canvasData.b': text('b'.repeat(64)),
      'strokes.c': text(long),
    });
    const operation = only(takeBatch());
    expect(operation.action === 'set' && Object.keys(operation.fields).toSorted()).toEqual([
      'responses.a',
      'strokes.c',
    ]);
  });

  it('sends a sibling whole, or not yet: without its origin the server would refuse it for good', () => {
    const { write, takeBatch } = aUnitOfWork();
    write(day, { note: text('x'.repeat(600_000)) });
    const sibling = { of: { value: { ...day } }, field: text('note'), value: text('y'.repeat(400_000)) };
    write({ kind: 'sibling', key: 's1' }, sibling);
    expect(takeBatch().map(({ kind }) => kind)).toEqual(['day']);
  });

  it('holds back what names a drawing that the server lacks, and nothing else', () => {
    const { work, write, takeBatch } = aUnitOfWork();
    write(entry, { 'responses.a': text('Hoy'), 'canvasData.a': text('a'.repeat(64)), 'strokes.a': text('[]') });
    const operation = only(takeBatch({ isSent: () => false }));
    expect(operation).toMatchObject({ fields: { 'responses.a': { value: 'Hoy' } } });
    const waiting = work.get(documentId(entry))?.pending;
    expect(waiting?.action === 'set' && Object.keys(waiting.fields)).toEqual(['canvasData.a', 'strokes.a']);
  });

  it('shows as refused what names a drawing that the server refuses for good, until the user changes it', () => {
    const { work, write, takeBatch } = aUnitOfWork();
    const refused = { isSent: () => false, isRefused: () => true };
    write(entry, { 'responses.a': text('Hoy'), 'canvasData.a': text('a'.repeat(64)) });
    expect(takeBatch(refused)).toHaveLength(1);
    const { inFlight: _, ...answered } = work.get(documentId(entry))!;
    work.put(answered);
    expect(takeBatch(refused)).toEqual([]);
    expect(work.get(documentId(entry))?.refusal?.code).toBe('drawing_refused');
    write(entry, { 'canvasData.a': { value: null } });
    expect(work.get(documentId(entry))?.refusal).toBeUndefined();
    expect(takeBatch(refused)).toHaveLength(1);
  });

  it('F24: puts a refused edit aside, visibly; it is resent when the user changes it, and blocks no other', () => {
    const { work, write, takeBatch, applyPushResults, shown } = aUnitOfWork();
    write(entry, { 'responses.a': text('demasiado') });
    write(day, { note: text('mar') });
    const [refused, fine] = takeBatch();
    applyPushResults(
      { opId: refused!.opId, status: 'rejected', code: 'too_large', message: 'Es demasiado' },
      { opId: fine!.opId, status: 'applied', doc: aDoc(day, 5, { note: 'mar' }) },
    );
    expect(work.get(documentId(entry))).toMatchObject({ refusal: { code: 'too_large', message: 'Es demasiado' } });
    expect(shown(entry)).toEqual({ 'responses.a': 'demasiado' });
    expect(takeBatch()).toEqual([]);
    write(entry, { 'responses.a': text('menos') });
    expect(only(takeBatch())).toMatchObject({ fields: { 'responses.a': { value: 'menos' } } });
  });

  it('F26: takes another client id where a copied profile uses the same, and sends in the same order', () => {
    const { work, write, takeBatch, applyPushResults } = aUnitOfWork();
    write(entry, { 'responses.a': text('Hoy') });
    write(day, { note: text('mar') });
    const sent = takeBatch();
    applyPushResults(...sent.map(({ opId }): SyncResult => ({ opId, status: 'client_fork' })));
    expect(work.state.clientId).not.toBe('client-1');
    expect(takeBatch().map(({ opId, opNo }) => [opId, opNo])).toEqual(sent.map(({ opId }, i) => [opId, i + 1]));
  });
});

describe('conflicts', () => {
  it('continues in the sibling that the server made of the user’s text', () => {
    const { work, write, takeBatch, applyPushResults, shown } = aUnitOfWork();
    const seen: BaseValues = new Map();
    write(day, { note: text('mar') }, seen);
    const { opId } = only(takeBatch());
    write(day, { note: text('mar y sol') }, seen);
    const sibling: DocumentRef = { kind: 'sibling', key: 's1' };
    const siblings = [aDoc(sibling, 6, { of: { ...day }, field: 'note', value: 'mar', device: 'Móvil' })];
    applyPushResults({
      opId,
      status: 'sibling',
      doc: aDoc(day, 6, { note: 'lluvia' }),
      sibling: siblings[0],
      siblings,
    });
    expect(shown(day)).toEqual({ note: 'lluvia' });
    expect(shown(sibling)).toMatchObject({ value: 'mar y sol' });
    write(day, { note: text('mar y sol y viento') }, seen);
    expect(shown(sibling)).toMatchObject({ value: 'mar y sol y viento' });
    expect(isWaiting(work.get(documentId(day))!)).toBe(false);
  });

  it('never overwrites text that another tab wrote meanwhile', () => {
    const { work, write, shown } = aUnitOfWork();
    write(day, { note: text('izquierda') }, new Map());
    const right: BaseValues = new Map();
    write(day, { note: text('derecha') }, right);
    write(day, { note: text('derecha y más') }, right);
    expect(shown(day)).toEqual({ note: 'izquierda' });
    expect(work.siblingsOf(documentId(day)).map((local) => visibleFields(local))).toEqual([
      { of: { ...day }, field: 'note', device: 'Otra pestaña', value: 'derecha y más' },
    ]);
  });

  it('continues the text that the server has beside what another tab wrote over it unseen: one sibling, not two', () => {
    const { work, write, takeBatch, applyPushResults, shown } = aUnitOfWork();
    const left: BaseValues = new Map();
    write(day, { note: text('izquierda') }, left);
    const { opId } = only(takeBatch());
    applyPushResults({ opId, status: 'applied', doc: aDoc(day, 1, { note: 'izquierda' }) });
    const right: BaseValues = new Map();
    write(day, { note: text('derecha') }, right);
    write(day, { note: text('izquierda y más') }, left);
    write(day, { note: text('derecha y más') }, right);
    expect(shown(day)).toEqual({ note: 'izquierda y más' });
    expect(work.siblingsOf(documentId(day)).map((local) => visibleFields(local)?.['value'])).toEqual(['derecha y más']);
    const sent = takeBatch().find(({ kind }) => kind === 'day');
    expect(sent).toMatchObject({ fields: { note: { value: 'izquierda y más', baseRev: 1 } } });
  });

  it('makes no sibling of text that another tab wrote unseen, and that the field contains', () => {
    const { work, write, takeBatch, applyPushResults, shown } = aUnitOfWork();
    const left: BaseValues = new Map();
    write(day, { note: text('Hoy he ido') }, left);
    const { opId } = only(takeBatch());
    applyPushResults({ opId, status: 'applied', doc: aDoc(day, 1, { note: 'Hoy he ido' }) });
    write(day, { note: text('Hoy') }, new Map());
    write(day, { note: text('Hoy he ido al mar') }, left);
    expect(shown(day)).toEqual({ note: 'Hoy he ido al mar' });
    expect(work.siblingsOf(documentId(day))).toEqual([]);
  });

  it('makes no sibling of a continuation, nor of a beginning', () => {
    const { work, write, shown } = aUnitOfWork();
    write(day, { note: text('mar y') }, new Map());
    write(day, { note: text('mar') }, new Map());
    write(day, { note: text('mar y sol') }, new Map());
    expect(shown(day)).toEqual({ note: 'mar y sol' });
    expect(work.siblingsOf(documentId(day))).toEqual([]);
  });

  it('keeps a picture that another tab drew on the same canvas', () => {
    const { write, shown } = aUnitOfWork();
    const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
    write(entry, { 'canvasData.q': text(first) }, new Map());
    write(entry, { 'canvasData.q': text(second) }, new Map());
    expect(shown(entry)).toEqual({ 'canvasData.q': second, 'savedDrawings.q': [first] });
  });

  it('F22: ignores a document older than the known one', () => {
    const { work, shown } = aUnitOfWork({ ...day, known: aDoc(day, 7, { note: 'nuevo' }) });
    applyPulledDocument(work, aDoc(day, 6, { note: 'viejo' }));
    expect(shown(day)).toEqual({ note: 'nuevo' });
  });
});

describe('deleting', () => {
  it('F7: a document deleted elsewhere is revived with the user’s text, and with what the screen showed', () => {
    const { work, write, takeBatch, shown } = aUnitOfWork({
      ...entry,
      known: aDoc(entry, 5, { title: 'A', 'responses.a': 'Hoy' }),
    });
    write(entry, { 'responses.a': text('Hoy he') });
    applyPulledDocument(work, aTombstone(entry, 6));
    expect(shown(entry)).toEqual({ title: 'A', 'responses.a': 'Hoy he' });
    expect(only(takeBatch())).toMatchObject({ action: 'set', fields: { title: { value: 'A', baseRev: 0 } } });
  });

  it('a refused deletion restores the document, with a note until the user edits it', () => {
    const { work, write, takeBatch, applyPushResults, shown } = aUnitOfWork({
      ...day,
      known: aDoc(day, 5, { note: 'mar' }),
    });
    deleteDocument(work, day);
    expect(shown(day)).toBeUndefined();
    const operation = only(takeBatch());
    expect(operation).toMatchObject({ action: 'delete', baseRev: 5 });
    applyPushResults({ opId: operation.opId, status: 'kept', doc: aDoc(day, 8, { note: 'mar y sol' }) });
    expect(work.get(documentId(day))).toMatchObject({ cameBack: true });
    expect(shown(day)).toEqual({ note: 'mar y sol' });
    write(day, { note: text('sí') });
    expect(work.get(documentId(day))?.cameBack).toBeUndefined();
  });

  it('what was never sent is deleted without a call to the server', () => {
    const { work, write, takeBatch } = aUnitOfWork();
    write(day, { note: text('mar') });
    deleteDocument(work, day);
    expect(takeBatch()).toEqual([]);
    expect([...work.dropped]).toEqual([documentId(day)]);
  });

  it('a deletion behind the operation that made the document claims its answer', () => {
    const { work, write, takeBatch, applyPushResults } = aUnitOfWork();
    write(day, { note: text('mar') });
    const { opId } = only(takeBatch());
    deleteDocument(work, day);
    applyPushResults({ opId, status: 'applied', doc: aDoc(day, 4, { note: 'mar' }) });
    expect(only(takeBatch())).toMatchObject({ action: 'delete', baseRev: 4 });
  });
});

it('F30: resends what a restored server has lost, based on what it still has', () => {
  const known = { ...aDoc(day, 100, { note: 'nuevo', emotion: 'calma' }), fieldRevs: { note: 100, emotion: 70 } };
  const { work, shown, takeBatch } = aUnitOfWork({ ...day, known });
  work.setState({ epoch: 'una' });
  enterEpoch(work, { epoch: 'otra', ancestors: [{ epoch: 'una', until: 90 }] }, context);
  expect(shown(day)).toEqual({ note: 'nuevo', emotion: 'calma' });
  expect(only(takeBatch())).toMatchObject({ fields: { note: { value: 'nuevo', baseRev: 90 } } });
  expect(work.state).toMatchObject({ epoch: 'otra', cursor: 0 });
});
