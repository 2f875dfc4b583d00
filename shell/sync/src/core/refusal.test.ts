import type { SyncDoc } from '@app/contract/sync';
import { aDesk, aDoc, circumstances, day, entry, now, only } from '../testing/a-desk.ts';
import { choose } from './choose.ts';
import { hearAll } from './hear.ts';
import { changesOf, documentId, type Names } from './local-document.ts';
import { remove } from './remove.ts';
import { setBeside } from './set-beside.ts';
import { shownFields } from './shown.ts';
import { applied, type FieldEdit } from './values.ts';

const text = (value: string) => ({ value });
const HOUR_MS = 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
const refusal = (opId: string, reason: 'versions' | 'account_full') =>
  ({ opId, status: 'rejected', code: 'too_large', reason, message: 'No cabe' }) as const;
const aVersion = (n: number, rev: number): SyncDoc =>
  aDoc({ kind: 'sibling', key: `s${n}` }, rev, { of: { ...day }, field: 'note', value: `otra ${n}`, device: 'Móvil' });
const gone = ({ kind, key }: SyncDoc, rev: number) => aDoc({ kind, key }, rev, {}, { deleted: true });

/** A day in which words were written that the server had no room for. */
function aRefusedDay(reason: 'versions' | 'account_full', known?: SyncDoc, more: Record<string, FieldEdit> = {}) {
  const page = aDesk({ ...day, ...(known ? { known } : {}) });
  page.write(day, { note: text('mis palabras'), ...more });
  page.receive(refusal(only(page.freeze()).opId, reason));
  return page;
}

describe('what is refused for a reason that can change', () => {
  it('keeps the reason, and is sent again after a while, ever more seldom', () => {
    const { desk, freeze, receive } = aRefusedDay('account_full');
    expect(desk.get(documentId(day))?.refusal).toMatchObject({ reason: 'account_full', message: 'No cabe' });
    expect(freeze()).toEqual([]);
    expect(freeze({ now: later(4 * 60_000) })).toEqual([]);
    const again = only(freeze({ now: later(5 * 60_000) }));
    expect(again).toMatchObject({ fields: { note: { value: 'mis palabras' } } });
    // still told while it is on its way
    expect(desk.get(documentId(day))?.refusal?.reason).toBe('account_full');
    receive(refusal(again.opId, 'account_full'));
    expect(freeze({ now: later(9 * 60_000) })).toEqual([]);
    expect(freeze({ now: later(HOUR_MS) })).toHaveLength(1);
  });

  it('is told no more when the server has taken it', () => {
    const { desk, freeze, receive } = aRefusedDay('account_full');
    const { opId } = only(freeze({ now: later(HOUR_MS) }));
    receive({ opId, status: 'applied', doc: aDoc(day, 5, { note: 'mis palabras' }) });
    expect(desk.get(documentId(day))).toMatchObject({ known: { rev: 5 } });
    expect(desk.get(documentId(day))?.refusal).toBeUndefined();
    expect(desk.get(documentId(day))?.pending).toBeUndefined();
  });

  it('does not wait for years because a clock was set back', () => {
    const { freeze } = aRefusedDay('versions');
    expect(freeze({ now: later(-10 * 365 * 24 * HOUR_MS) })).toHaveLength(1);
  });

  it('goes at once with what is written there, and stays told until the server has taken it', () => {
    const { desk, write, freeze } = aRefusedDay('account_full');
    write(day, { note: text('menos') });
    expect(desk.get(documentId(day))?.refusal?.reason).toBe('account_full');
    expect(only(freeze())).toMatchObject({ fields: { note: { value: 'menos' } } });
  });

  it('has every drawing in it that was added, while it was on its way too', () => {
    const { write, freeze, receive, shown } = aDesk();
    const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
    write(entry, { 'savedDrawings.q': { add: [first], remove: [] } });
    const { opId } = only(freeze());
    write(entry, { 'savedDrawings.q': { add: [second], remove: [] } });
    receive(refusal(opId, 'account_full'));
    expect(shown(entry)).toEqual({ 'savedDrawings.q': [first, second] });
    expect(only(freeze({ now: later(HOUR_MS) }))).toMatchObject({
      fields: { 'savedDrawings.q': { add: [first, second] } },
    });
  });

  it.each([
    ['is deleted', gone(aDoc(entry, 3, {}), 9)],
    ['is shortened', aDoc(entry, 9, { 'responses.a': 'corto' })],
  ])('goes again when something of the account %s', (_, news) => {
    const { desk, freeze } = aRefusedDay('account_full');
    desk.put({ ...entry, known: aDoc(entry, 3, { 'responses.a': 'un texto largo '.repeat(100) }) });
    hearAll(desk, [aDoc({ kind: 'day', key: '2026-11-20' }, 8, { note: 'otro día' })], 8);
    expect(freeze()).toEqual([]);
    hearAll(desk, [news], 9);
    expect(freeze()).toHaveLength(1);
  });

  it('goes again behind a deletion of this device', () => {
    const { desk, freeze, receive } = aRefusedDay('account_full');
    desk.put({ ...entry, known: aDoc(entry, 3, { 'responses.a': 'un texto largo' }) });
    remove(desk, entry);
    const { opId } = only(freeze());
    receive({ opId, status: 'applied', doc: gone(aDoc(entry, 3, {}), 4) });
    expect(only(freeze())).toMatchObject({ fields: { note: { value: 'mis palabras' } } });
  });

  it('is tried once more where an earlier version of the page did not understand the reason', () => {
    const { desk, freeze, receive } = aDesk({
      ...day,
      pending: { action: 'set', fields: { note: { value: 'mar', baseRev: 0 } } },
      refusal: { code: 'too_large', message: 'Es demasiado' },
    });
    receive({ opId: only(freeze()).opId, status: 'rejected', code: 'too_large' });
    expect(desk.get(documentId(day))?.refusal).toMatchObject({ code: 'too_large' });
    expect(freeze({ now: later(365 * 24 * HOUR_MS) })).toEqual([]);
  });
});

describe('refused since too many versions lie beside a text', () => {
  const there = {
    ...aDoc(day, 7, { intention: 'paso a paso', note: 'lo de allí' }),
    fieldRevs: { intention: 3, note: 7 },
  };
  const full = () => {
    const page = aRefusedDay('versions', aDoc(day, 3, { intention: 'paso a paso' }), { intention: text('sin prisa') });
    hearAll(page.desk, [aVersion(1, 5), aVersion(2, 6), there], 7);
    setBeside(page.desk, circumstances);
    const versions = () => page.desk.siblingsOf(documentId(day));
    const mine = () => versions().find(({ known }) => !known)!;
    return { ...page, versions, mine };
  };

  it('shows the words of the server in their place, and these as a version that waits; the rest of the page goes', () => {
    const { shown, mine, freeze, receive } = full();
    expect(shown(day)).toEqual({ note: 'lo de allí', intention: 'sin prisa' });
    expect(shownFields(mine())).toEqual({ of: { ...day }, field: 'note', value: 'mis palabras' });
    expect(mine().refusal?.reason).toBe('versions');
    const rest = only(freeze());
    expect(rest).toMatchObject({ kind: 'day', fields: { intention: { value: 'sin prisa' } } });
    receive({ opId: rest.opId, status: 'applied', doc: aDoc(day, 8, { intention: 'sin prisa', note: 'lo de allí' }) });
    expect(freeze()).toEqual([]);
  });

  it.each([
    ['current', ['delete sibling/s1']],
    ['other', ['set day/2026-11-21', 'delete sibling/s1']],
    [{ join: 'las dos' }, ['set day/2026-11-21', 'delete sibling/s1']],
  ] as const)('sends them when one of the others is settled: %j', (choice, settling) => {
    const { desk, mine, freeze, receive } = full();
    receive({ opId: only(freeze()).opId, status: 'applied', doc: { ...there, rev: 8 } });
    const key = mine().key;
    const other = { key: 's1', field: 'note', value: 'otra 1', beside: 'lo de allí' };
    choose(desk, day, { other, choice, newTitle: '', time: 1 }, circumstances);
    const sent: string[] = [];
    for (let rev = 9; rev < 12; rev++)
      for (const operation of freeze()) {
        sent.push(`${operation.action} ${documentId(operation)}`);
        const fields = Object.entries(changesOf(operation)).map(([name, change]) => [name, applied(undefined, change)]);
        const isGone = operation.action === 'delete';
        const before = isGone ? {} : desk.get(documentId(operation))?.known?.fields;
        const doc = aDoc(operation, rev, { ...before, ...Object.fromEntries(fields) }, { deleted: isGone });
        receive({ opId: operation.opId, status: 'applied', doc });
      }
    expect(sent).toEqual([...settling, `set sibling/${key}`]);
    expect(shownFields(desk.get(`sibling/${key}`))).toMatchObject({ value: 'mis palabras' });
  });

  it('can take their place themselves, which asks for no room', () => {
    const { desk, mine, freeze, versions } = full();
    const other = { key: mine().key, field: 'note', value: 'mis palabras', beside: 'lo de allí' };
    choose(desk, day, { other, choice: 'other', newTitle: '', time: 1 }, circumstances);
    expect(only(freeze())).toMatchObject({ kind: 'day', fields: { note: { value: 'mis palabras', baseRev: 7 } } });
    expect(versions()).toHaveLength(2);
  });

  it('goes on in them where somebody is just writing', () => {
    const { desk, mine, write, shown } = full();
    write(day, { note: text('mis palabras y más') }, new Map([['note', 'mis palabras']]));
    expect(shown(day)).toMatchObject({ note: 'lo de allí' });
    expect(shownFields(mine())).toMatchObject({ value: 'mis palabras y más' });
    expect(desk.get(documentId(mine()))?.refusal?.reason).toBe('versions');
  });

  it('stay where they are as long as nothing else is known to stand there', () => {
    const { desk, shown } = aRefusedDay('versions', aDoc(day, 3, { note: 'mis' }));
    setBeside(desk, circumstances);
    expect(shown(day)).toEqual({ note: 'mis palabras' });
    expect(desk.siblingsOf(documentId(day))).toEqual([]);
  });

  it('a version can be let go although words wait for its place on the page itself', () => {
    const { desk, freeze } = aRefusedDay('versions');
    const names: Names = { kind: 'sibling', key: 's1' };
    desk.put({ ...names, known: aVersion(1, 5) });
    const other = { key: 's1', field: 'note', value: 'otra 1' };
    choose(desk, day, { other, choice: 'current', newTitle: '', time: 1 }, circumstances);
    expect(only(freeze())).toMatchObject({ ...names, action: 'delete' });
  });
});
