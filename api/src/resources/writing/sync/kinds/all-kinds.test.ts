import { DAY_ICONS, DRAWINGS_PER_ENTRY, SETTINGS_DEFAULTS, STROKES_LENGTH } from '@app/contract/sync-kinds';
import { hash, ink, type Sent, sendingDevices, UUID } from '../../../../../test/sending-devices.ts';

let devices: ReturnType<typeof sendingDevices>;
beforeEach(() => {
  devices = sendingDevices();
});

describe('fields of each kind', () => {
  it.each(['toString', 'hasOwnProperty', 'constructor'])('accept no field %s, which every object has', (name) => {
    for (const sent of [{ kind: 'entry' }, { kind: 'day', key: '2026-11-21' }])
      expect(devices.send({ [name]: 'palabras' }, sent)).toMatchObject({ status: 'rejected' });
  });

  const taken: [string, string, Record<string, unknown>][] = [
    [
      'entry',
      UUID,
      {
        entryId: 1_795_248_000_000,
        utcOffset: -300,
        title: 'Mañana',
        'responses.personal_content': 'Hoy…',
        'canvasData.personal_content': hash(1),
        'strokes.personal_content': ink(1),
        'savedDrawings.personal_content': { add: [hash(2)], remove: [], baseRev: 0 },
        writingMode: 'handwriting',
        isCompleted: false,
        isPutAside: true,
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
    ['underline', 'activity-12', { 'kept.0123456789abcdef': 'Nadie te necesita.', 'kept.fedcba9876543210': null }],
    ['settings', 'settings', { ...SETTINGS_DEFAULTS }],
    ['settings', 'settings', { reminderAt: '08:30', quietFrom: '22:00', quietTo: '07:59', pausedUntil: '2026-12-01' }],
  ];
  it.each(taken)('%s %s', (kind, key, fields) => {
    const result = devices.send(fields, { kind, key });
    expect(result.status).toBe('applied');
    const sent = Object.entries(fields).map(([name, value]) => {
      const isList = typeof value === 'object' && value !== null && 'add' in value;
      return [name, isList ? value.add : value];
    });
    expect(result.doc?.fields).toMatchObject(Object.fromEntries(sent));
  });

  it.each(DAY_ICONS)('the icon %s', (icon) => {
    expect(devices.send({ icon }, { kind: 'day', key: '2026-11-21' }).status).toBe('applied');
  });
});

describe('refused fields', () => {
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
    ['an underlining of no activity', { 'kept.0123456789abcdef': 'a' }, { kind: 'underline', key: 'activity-433' }],
    ['an underlining under a name that tells', { 'kept.nadie': 'a' }, { kind: 'underline', key: 'activity-1' }],
    ['an empty underlining', { 'kept.0123456789abcdef': '' }, { kind: 'underline', key: 'activity-1' }],
    ['an endless underlining', { 'kept.0123456789abcdef': 'a'.repeat(601) }, { kind: 'underline', key: 'activity-1' }],
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
    expect(devices.send(fields, sent)).toMatchObject({ status: 'rejected', code: 'invalid' });
    expect(devices.server.liveDocuments).toEqual([]);
  });

  it('an unknown kind', () => {
    devices = sendingDevices({});
    expect(devices.send({ title: 'x' })).toMatchObject({ status: 'rejected', code: 'not_allowed' });
  });
});

describe('limits', () => {
  it.each([
    ['text', 'responses.a', 'ñ'.repeat(200_000), 'ñ'.repeat(200_001)],
    ['ink', 'strokes.a', ink(1).padEnd(STROKES_LENGTH), ink(1).padEnd(STROKES_LENGTH + 1)],
  ])('X-12: %s at its limit, and one more', (_, field, longest, longer) => {
    expect(devices.send({ [field]: longest }).status).toBe('applied');
    expect(devices.send({ [field]: longer })).toMatchObject({ status: 'rejected', code: 'too_large' });
  });

  it('X-12: fifty drawings in an entry, canvases among them', () => {
    const most = Array.from({ length: DRAWINGS_PER_ENTRY - 1 }, (_, i) => hash(i + 1));
    const list = { add: most, remove: [], baseRev: 0 };
    expect(devices.send({ 'savedDrawings.a': list, 'canvasData.b': hash(99) }).status).toBe('applied');
    expect(devices.send({ 'canvasData.c': hash(100) })).toMatchObject({ status: 'rejected', code: 'too_large' });
    expect(devices.send({ 'canvasData.c': null, 'responses.a': 'sigue' }).status).toBe('applied');
  });

  it('X-12: what the database holds in one document', () => {
    const long = 'x'.repeat(200_000);
    const results = Array.from({ length: 21 }, (_, i) => devices.send({ [`responses.q${i}`]: long }));
    expect(results.map(({ status }) => status).indexOf('rejected')).toBe(19); // the entry's number counts too
    expect(results[19]).toMatchObject({ code: 'too_large' });
  });
});
