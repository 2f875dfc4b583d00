import type { FieldEdit } from '@app/contract/documents';
import { applyFieldEdit } from '@app/contract/field-edits';
import type { SyncDoc } from '@app/contract/sync';
import { aUnitOfWork, aDoc, context, day, entry, now, only } from '../testing/a-unit-of-work.ts';
import { chooseVersion } from '../merge/choose-version.ts';
import { applyPulled } from '../merge/apply-pulled.ts';
import { changesOf, documentId, type DocumentRef } from '../document/local-document.ts';
import { deleteDocument } from '../merge/delete-document.ts';
import { forkRefusedEdits } from '../merge/fork-refused-edits.ts';
import { visibleFields } from '../document/visible-fields.ts';

const text = (value: string) => ({ value });
const HOUR_MS = 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
const refusal = (opId: string, reason: 'versions' | 'account_full') =>
  ({ opId, status: 'rejected', code: 'too_large', reason, message: 'No cabe' }) as const;
const aVersion = (n: number, rev: number): SyncDoc =>
  aDoc({ kind: 'sibling', key: `s${n}` }, rev, { of: { ...day }, field: 'note', value: `otra ${n}`, device: 'Móvil' });
const gone = ({ kind, key }: SyncDoc, rev: number) => aDoc({ kind, key }, rev, {}, { deleted: true });

/** A day with text that the server had no room for. */
function aRefusedDay(reason: 'versions' | 'account_full', known?: SyncDoc, more: Record<string, FieldEdit> = {}) {
  const page = aUnitOfWork({ ...day, ...(known ? { known } : {}) });
  page.write(day, { note: text('mis palabras'), ...more });
  page.applyPushResults(refusal(only(page.takeBatch()).opId, reason));
  return page;
}

describe('an edit refused for a temporary reason', () => {
  it('keeps the reason, and is resent with growing waits', () => {
    const { work, takeBatch, applyPushResults } = aRefusedDay('account_full');
    expect(work.get(documentId(day))?.refusal).toMatchObject({ reason: 'account_full', message: 'No cabe' });
    expect(takeBatch()).toEqual([]);
    expect(takeBatch({ now: later(4 * 60_000) })).toEqual([]);
    const again = only(takeBatch({ now: later(5 * 60_000) }));
    expect(again).toMatchObject({ fields: { note: { value: 'mis palabras' } } });
    // still shown while it is in flight
    expect(work.get(documentId(day))?.refusal?.reason).toBe('account_full');
    applyPushResults(refusal(again.opId, 'account_full'));
    expect(takeBatch({ now: later(9 * 60_000) })).toEqual([]);
    expect(takeBatch({ now: later(HOUR_MS) })).toHaveLength(1);
  });

  it('is no longer shown once the server has accepted it', () => {
    const { work, takeBatch, applyPushResults } = aRefusedDay('account_full');
    const { opId } = only(takeBatch({ now: later(HOUR_MS) }));
    applyPushResults({ opId, status: 'applied', doc: aDoc(day, 5, { note: 'mis palabras' }) });
    expect(work.get(documentId(day))).toMatchObject({ known: { rev: 5 } });
    expect(work.get(documentId(day))?.refusal).toBeUndefined();
    expect(work.get(documentId(day))?.pending).toBeUndefined();
  });

  it('does not wait for years after a clock was set back', () => {
    const { takeBatch } = aRefusedDay('versions');
    expect(takeBatch({ now: later(-10 * 365 * 24 * HOUR_MS) })).toHaveLength(1);
  });

  it('is sent at once with a new edit, and stays shown until the server has accepted it', () => {
    const { work, write, takeBatch } = aRefusedDay('account_full');
    write(day, { note: text('menos') });
    expect(work.get(documentId(day))?.refusal?.reason).toBe('account_full');
    expect(only(takeBatch())).toMatchObject({ fields: { note: { value: 'menos' } } });
  });

  it('contains every added drawing, also while it is in flight', () => {
    const { write, takeBatch, applyPushResults, shown } = aUnitOfWork();
    const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
    write(entry, { 'savedDrawings.q': { add: [first], remove: [] } });
    const { opId } = only(takeBatch());
    write(entry, { 'savedDrawings.q': { add: [second], remove: [] } });
    applyPushResults(refusal(opId, 'account_full'));
    expect(shown(entry)).toEqual({ 'savedDrawings.q': [first, second] });
    expect(only(takeBatch({ now: later(HOUR_MS) }))).toMatchObject({
      fields: { 'savedDrawings.q': { add: [first, second] } },
    });
  });

  it.each([
    ['is deleted', gone(aDoc(entry, 3, {}), 9)],
    ['is shortened', aDoc(entry, 9, { 'responses.a': 'corto' })],
  ])('is resent when something of the account %s', (_, news) => {
    const { work, takeBatch } = aRefusedDay('account_full');
    work.put({ ...entry, known: aDoc(entry, 3, { 'responses.a': 'un texto largo '.repeat(100) }) });
    applyPulled(work, [aDoc({ kind: 'day', key: '2026-11-20' }, 8, { note: 'otro día' })], 8);
    expect(takeBatch()).toEqual([]);
    applyPulled(work, [news], 9);
    expect(takeBatch()).toHaveLength(1);
  });

  it('is resent after a deletion of this device', () => {
    const { work, takeBatch, applyPushResults } = aRefusedDay('account_full');
    work.put({ ...entry, known: aDoc(entry, 3, { 'responses.a': 'un texto largo' }) });
    deleteDocument(work, entry);
    const { opId } = only(takeBatch());
    applyPushResults({ opId, status: 'applied', doc: gone(aDoc(entry, 3, {}), 4) });
    expect(only(takeBatch())).toMatchObject({ fields: { note: { value: 'mis palabras' } } });
  });
});

describe('an edit refused because of too many siblings', () => {
  const there = {
    ...aDoc(day, 7, { intention: 'paso a paso', note: 'lo de allí' }),
    fieldRevs: { intention: 3, note: 7 },
  };
  const full = () => {
    const page = aRefusedDay('versions', aDoc(day, 3, { intention: 'paso a paso' }), { intention: text('sin prisa') });
    applyPulled(page.work, [aVersion(1, 5), aVersion(2, 6), there], 7);
    forkRefusedEdits(page.work, context);
    const versions = () => page.work.siblingsOf(documentId(day));
    const mine = () => versions().find(({ known }) => !known)!;
    return { ...page, versions, mine };
  };

  it("shows the server's text in its place, and its own as a waiting sibling; the rest of the document is sent", () => {
    const { shown, mine, takeBatch, applyPushResults } = full();
    expect(shown(day)).toEqual({ note: 'lo de allí', intention: 'sin prisa' });
    expect(visibleFields(mine())).toEqual({ of: { ...day }, field: 'note', value: 'mis palabras' });
    expect(mine().refusal?.reason).toBe('versions');
    const rest = only(takeBatch());
    expect(rest).toMatchObject({ kind: 'day', fields: { intention: { value: 'sin prisa' } } });
    applyPushResults({
      opId: rest.opId,
      status: 'applied',
      doc: aDoc(day, 8, { intention: 'sin prisa', note: 'lo de allí' }),
    });
    expect(takeBatch()).toEqual([]);
  });

  it.each([
    ['current', ['delete sibling/s1']],
    ['other', ['set day/2026-11-21', 'delete sibling/s1']],
    [{ join: 'las dos' }, ['set day/2026-11-21', 'delete sibling/s1']],
  ] as const)('is sent when another sibling is resolved: %j', (choice, settling) => {
    const { work, mine, takeBatch, applyPushResults } = full();
    applyPushResults({ opId: only(takeBatch()).opId, status: 'applied', doc: { ...there, rev: 8 } });
    const key = mine().key;
    const other = { key: 's1', field: 'note', value: 'otra 1', beside: 'lo de allí' };
    chooseVersion(work, day, { other, choice, newTitle: '', time: 1 }, context);
    const sent: string[] = [];
    for (let rev = 9; rev < 12; rev++)
      for (const operation of takeBatch()) {
        sent.push(`${operation.action} ${documentId(operation)}`);
        const fields = Object.entries(changesOf(operation)).map(([name, change]) => [
          name,
          applyFieldEdit(undefined, change),
        ]);
        const isGone = operation.action === 'delete';
        const before = isGone ? {} : work.get(documentId(operation))?.known?.fields;
        const doc = aDoc(operation, rev, { ...before, ...Object.fromEntries(fields) }, { deleted: isGone });
        applyPushResults({ opId: operation.opId, status: 'applied', doc });
      }
    expect(sent).toEqual([...settling, `set sibling/${key}`]);
    expect(visibleFields(work.get(`sibling/${key}`))).toMatchObject({ value: 'mis palabras' });
  });

  it('can replace the text itself, which needs no room', () => {
    const { work, mine, takeBatch, versions } = full();
    const other = { key: mine().key, field: 'note', value: 'mis palabras', beside: 'lo de allí' };
    chooseVersion(work, day, { other, choice: 'other', newTitle: '', time: 1 }, context);
    expect(only(takeBatch())).toMatchObject({ kind: 'day', fields: { note: { value: 'mis palabras', baseRev: 7 } } });
    expect(versions()).toHaveLength(2);
  });

  it('continues in the sibling during an edit session', () => {
    const { work, mine, write, shown } = full();
    write(day, { note: text('mis palabras y más') }, new Map([['note', 'mis palabras']]));
    expect(shown(day)).toMatchObject({ note: 'lo de allí' });
    expect(visibleFields(mine())).toMatchObject({ value: 'mis palabras y más' });
    expect(work.get(documentId(mine()))?.refusal?.reason).toBe('versions');
  });

  it('stays in place while no other text is known there', () => {
    const { work, shown } = aRefusedDay('versions', aDoc(day, 3, { note: 'mis' }));
    forkRefusedEdits(work, context);
    expect(shown(day)).toEqual({ note: 'mis palabras' });
    expect(work.siblingsOf(documentId(day))).toEqual([]);
  });

  it('a sibling can be discarded although text waits for its place on the page itself', () => {
    const { work, takeBatch } = aRefusedDay('versions');
    const names: DocumentRef = { kind: 'sibling', key: 's1' };
    work.put({ ...names, known: aVersion(1, 5) });
    const other = { key: 's1', field: 'note', value: 'otra 1' };
    chooseVersion(work, day, { other, choice: 'current', newTitle: '', time: 1 }, context);
    expect(only(takeBatch())).toMatchObject({ ...names, action: 'delete' });
  });
});
