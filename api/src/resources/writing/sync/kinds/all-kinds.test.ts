import { randomUUID } from 'node:crypto';
import type { SyncResult } from '@app/contract/sync';
import { DAY_ICONS, DRAWINGS_PER_ENTRY, SETTINGS_DEFAULTS, STROKES_LENGTH } from '@app/contract/sync-kinds';
import { MemoryServer } from '../../../../../test/model-checker/memory-server.ts';
import { ALL_KINDS } from './all-kinds.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const hash = (n: number) => n.toString(16).padStart(64, '0');
const ink = (x: number) =>
  JSON.stringify([
    {
      w: 3,
      c: '#3d2f3a',
      p: [
        [x, 1.5, 0.4],
        [x + 1, 2],
      ],
    },
  ]);

let server: MemoryServer;
const numbers = new Map<string, number>();
beforeEach(() => {
  server = new MemoryServer(ALL_KINDS);
  numbers.clear();
});

interface Sent {
  readonly from?: string;
  readonly kind?: string;
  readonly key?: string;
  readonly createdAt?: string;
}

/** Applies one operation of a device; bare values become changes with base 0. */
function send(fields: Record<string, unknown>, { from = 'phone', kind = 'entry', key = UUID, ...more }: Sent = {}) {
  const opNo = (numbers.get(from) ?? 0) + 1;
  numbers.set(from, opNo);
  const op = {
    opId: randomUUID(),
    opNo,
    kind,
    key,
    action: 'set',
    createdAt: '2026-11-21T08:00:00.000Z',
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asChange(value)])),
    ...more,
  };
  return server.push(from, [op])[0] as SyncResult;
}
const asChange = (value: unknown) =>
  typeof value === 'object' && value !== null && 'baseRev' in value ? value : { value, baseRev: 0 };
const remove = (baseRev: number, { from = 'phone', kind = 'entry', key = UUID }: Sent = {}) => {
  const opNo = (numbers.get(from) ?? 0) + 1;
  numbers.set(from, opNo);
  const createdAt = '2026-11-21T09:00:00.000Z';
  return server.push(from, [{ opId: randomUUID(), opNo, kind, key, action: 'delete', baseRev, createdAt }])[0];
};

describe('what each kind takes', () => {
  it.each(['toString', 'hasOwnProperty', 'constructor'])('takes no field %s that every object has', (name) => {
    for (const sent of [{ kind: 'entry' }, { kind: 'day', key: '2026-11-21' }])
      expect(send({ [name]: 'palabras' }, sent)).toMatchObject({ status: 'rejected' });
  });

  const taken: [string, string, Record<string, unknown>][] = [
    [
      'entry',
      UUID,
      {
        entryId: 1_795_248_000_000,
        title: 'Mañana',
        'responses.personal_content': 'Hoy…',
        'canvasData.personal_content': hash(1),
        'strokes.personal_content': ink(1),
        'savedDrawings.personal_content': { add: [hash(2)], remove: [], baseRev: 0 },
        writingMode: 'handwriting',
        isCompleted: false,
        source: { kind: 'book', id: 3 },
      },
    ],
    ['entry', 'activity-432', { activityId: 432, 'responses.experience': '', 'canvasData.feelings': null }],
    [
      'day',
      '2028-02-29',
      { emotion: 'Calma', note: 'n', intention: 'i', journalEntry: 'j', icon: 'moon', isSacred: true },
    ],
    ['day', '2026-11-21', { icon: null, selfCareChecked: false }],
    ['week', '2026-11-week-5', { intention: 'Ir despacio' }],
    ['challenge', '7', { startDate: '2026-11-21', 'done.1': true, 'done.40': false }],
    ['settings', 'settings', { ...SETTINGS_DEFAULTS }],
    ['settings', 'settings', { reminderAt: '08:30', quietFrom: '22:00', quietTo: '07:59', pausedUntil: '2026-12-01' }],
  ];
  it.each(taken)('%s %s', (kind, key, fields) => {
    const result = send(fields, { kind, key });
    expect(result.status).toBe('applied');
    const sent = Object.entries(fields).map(([name, value]) => {
      const isList = typeof value === 'object' && value !== null && 'add' in value;
      return [name, isList ? value.add : value];
    });
    expect(result.doc?.fields).toMatchObject(Object.fromEntries(sent));
  });

  it.each(DAY_ICONS)('the icon %s', (icon) => {
    expect(send({ icon }, { kind: 'day', key: '2026-11-21' }).status).toBe('applied');
  });
});

describe('what it does not take', () => {
  const day = { kind: 'day', key: '2026-11-21' };
  const settings = { kind: 'settings', key: 'settings' };
  const refused: [string, Record<string, unknown>, Sent?][] = [
    ['a key that is no id', { title: 'x' }, { key: 'mine' }],
    ['an activity beyond the journey', { title: 'x' }, { key: 'activity-433' }],
    ['the id of another activity', { activityId: 8 }, { key: 'activity-7' }],
    ['a title that is no text', { title: 3 }],
    ['an answer that is no text', { 'responses.a': null }],
    ['a question whose name is a sentence', { 'responses.Estoy triste': 'x' }],
    ['words of a field without a question', { responses: 'x' }],
    ['a drawing that is no hash', { 'canvasData.a': 'data:image/png;base64,AA' }],
    ['a list of drawings set as a value', { 'savedDrawings.a': [hash(1)] }],
    ['ink that is no text', { 'strokes.a': [] }],
    ['ink that is no JSON', { 'strokes.a': '[' }],
    ['ink of another shape', { 'strokes.a': '[{"w":1,"c":"red","p":[[1]]}]' }],
    ['another writing mode', { writingMode: 'voice' }],
    ['a completion that is no yes or no', { isCompleted: 1 }],
    ['a source with more in it', { source: { kind: 'book', id: 3, title: 'x' } }],
    ['a number of zero', { entryId: 0 }],
    ['a day that no calendar has', { note: 'x' }, { ...day, key: '2026-02-29' }],
    ['a day with an hour', { note: 'x' }, { ...day, key: '2026-11-21T00:00' }],
    ['an unknown icon', { icon: 'skull' }, day],
    ['a sixth week', { intention: 'x' }, { kind: 'week', key: '2026-11-week-6' }],
    ['a thirteenth month', { intention: 'x' }, { kind: 'week', key: '2026-13-week-1' }],
    ['a challenge without number', { startDate: '2026-11-21' }, { kind: 'challenge', key: 'x' }],
    ['a start that is no day', { startDate: '2026-11-31' }, { kind: 'challenge', key: '7' }],
    ['a day zero', { 'done.0': true }, { kind: 'challenge', key: '7' }],
    ['other settings', { darkMode: true }, { ...settings, key: 'mine' }],
    ['a switch that is text', { darkMode: 'true' }, settings],
    ['an hour of no clock', { reminderAt: '24:00' }, settings],
    ['an hour without its zero', { quietFrom: '7:00' }, settings],
    ['a pause without an end', { pausedUntil: true }, settings],
    ['a setting that there is not', { isAdmin: true }, settings],
  ];
  it.each(refused)('%s', (_, fields, sent = {}) => {
    expect(send(fields, sent)).toMatchObject({ status: 'rejected', code: 'invalid' });
    expect(server.liveDocuments).toEqual([]);
  });

  it('a kind that is not served', () => {
    server = new MemoryServer({});
    expect(send({ title: 'x' })).toMatchObject({ status: 'rejected', code: 'not_allowed' });
  });
});

describe('limits', () => {
  it.each([
    ['text', 'responses.a', 'ñ'.repeat(200_000), 'ñ'.repeat(200_001)],
    ['ink', 'strokes.a', ink(1).padEnd(STROKES_LENGTH), ink(1).padEnd(STROKES_LENGTH + 1)],
  ])('X-12: %s at its limit, and one more', (_, field, longest, longer) => {
    expect(send({ [field]: longest }).status).toBe('applied');
    expect(send({ [field]: longer })).toMatchObject({ status: 'rejected', code: 'too_large' });
  });

  it('X-12: fifty drawings in an entry, canvases among them', () => {
    const most = Array.from({ length: DRAWINGS_PER_ENTRY - 1 }, (_, i) => hash(i + 1));
    const list = { add: most, remove: [], baseRev: 0 };
    expect(send({ 'savedDrawings.a': list, 'canvasData.b': hash(99) }).status).toBe('applied');
    expect(send({ 'canvasData.c': hash(100) })).toMatchObject({ status: 'rejected', code: 'too_large' });
    expect(send({ 'canvasData.c': null, 'responses.a': 'sigue' }).status).toBe('applied');
  });

  it('X-12: what the database holds in one document', () => {
    const long = 'x'.repeat(200_000);
    const results = Array.from({ length: 21 }, (_, i) => send({ [`responses.q${i}`]: long }));
    expect(results.map(({ status }) => status).indexOf('rejected')).toBe(19); // the entry's number counts too
    expect(results[19]).toMatchObject({ code: 'too_large' });
  });
});

describe('an entry', () => {
  it('gets its number and activity where the writer names none', () => {
    const { doc } = send({ 'responses.experience': 'a' }, { key: 'activity-7', createdAt: '2026-11-21T08:00:00.000Z' });
    expect(doc?.fields).toEqual({
      'responses.experience': 'a',
      activityId: 7,
      entryId: Date.parse('2026-11-21T08:00:00.000Z'),
    });
  });

  it('is moved on where another has its number, and keeps the new one for ever', () => {
    const keys = [1, 2, 3].map((n) => UUID.replace(/^1/, String(n)));
    const ids = keys.map((key) => send({ entryId: 1000 }, { key, from: `device ${key}` }).doc?.fields['entryId']);
    expect(ids).toEqual([1000, 1001, 1002]);
    expect(send({ entryId: 5000 }, { key: keys[1] ?? '' }).doc?.fields['entryId']).toBe(1001);
  });

  it('is completed once and for all', () => {
    send({ isCompleted: false });
    const { doc } = send({ isCompleted: true });
    const back = send({ isCompleted: { value: false, baseRev: doc?.rev ?? 0 } });
    expect(back).toMatchObject({ status: 'applied', doc: { rev: doc?.rev, fields: { isCompleted: true } } });
  });

  it('F7: lives again with the words of who had not seen its deletion, under the number that it had', () => {
    const first = send({ 'responses.a': 'antes', entryId: Date.parse('2026-11-21T08:00:00.000Z') });
    expect(remove(first.doc?.rev ?? 0)).toMatchObject({ status: 'applied', doc: { deleted: true, fields: {} } });
    const again = send({ 'responses.a': 'después' }, { from: 'laptop', createdAt: '2026-11-22T08:00:00.000Z' });
    expect(again.doc?.fields).toEqual({ 'responses.a': 'después', entryId: Date.parse('2026-11-21T08:00:00.000Z') });
  });

  it('F4, F5: two versions of a text stand beside each other; other fields of the day do not', () => {
    const day = { kind: 'day', key: '2026-11-21' };
    send({ note: 'mar' }, { ...day, from: 'phone' });
    expect(send({ emotion: 'calma' }, { ...day, from: 'laptop' }).status).toBe('applied');
    expect(send({ note: 'lluvia' }, { ...day, from: 'laptop' })).toMatchObject({
      status: 'sibling',
      doc: { fields: { note: 'mar', emotion: 'calma' } },
      sibling: { fields: { of: { kind: 'day', key: '2026-11-21' }, field: 'note', value: 'lluvia' } },
    });
  });
});

describe('ink', () => {
  const drawing = (n: number, baseRev = 0) => ({
    'canvasData.a': { value: hash(n), baseRev },
    'strokes.a': { value: ink(n), baseRev },
  });

  it('replaces the ink of the picture that it replaces', () => {
    const { doc } = send(drawing(1));
    expect(send(drawing(2, doc?.rev ?? 0)).doc?.fields).toMatchObject({ 'canvasData.a': hash(2), 'strokes.a': ink(2) });
  });

  it('stays with the picture that came first; the other picture is kept in the list', () => {
    send(drawing(1));
    const later = send(drawing(2), { from: 'tablet' });
    expect(later.status).toBe('applied');
    expect(later.doc?.fields).toMatchObject({
      'canvasData.a': hash(1),
      'strokes.a': ink(1),
      'savedDrawings.a': [hash(2)],
    });
  });

  it('comes with a picture drawn over one that was cleared meanwhile', () => {
    const { doc } = send(drawing(1));
    const rev = doc?.rev ?? 0;
    send({ 'canvasData.a': { value: null, baseRev: rev }, 'strokes.a': { value: null, baseRev: rev } });
    const { fields } = send(drawing(2, rev), { from: 'tablet' }).doc ?? {};
    expect(fields).toMatchObject({ 'canvasData.a': hash(2), 'strokes.a': ink(2) });
  });

  it('is not cleared by who had not seen it', () => {
    send(drawing(1));
    const { doc } = send({ 'canvasData.a': null, 'strokes.a': null }, { from: 'tablet' });
    expect(doc?.fields).toMatchObject({ 'canvasData.a': hash(1), 'strokes.a': ink(1) });
  });

  it('sent without its picture is kept beside, as words are', () => {
    send(drawing(1));
    expect(send({ 'strokes.a': ink(5) }, { from: 'tablet' })).toMatchObject({
      status: 'sibling',
      sibling: { fields: { field: 'strokes.a', value: ink(5) } },
    });
  });
});
