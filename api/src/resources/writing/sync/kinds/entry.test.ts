import { sendingDevices, UUID } from '../../../../../test/sending-devices.ts';

let devices: ReturnType<typeof sendingDevices>;
beforeEach(() => {
  devices = sendingDevices();
});

describe('an entry', () => {
  it('gets its number and activity if the client names none', () => {
    const { doc } = devices.send(
      { 'responses.experience': 'a' },
      { key: 'activity-7', createdAt: '2026-11-21T08:00:00.000Z' },
    );
    expect(doc?.fields).toEqual({
      'responses.experience': 'a',
      activityId: 7,
      entryId: Date.parse('2026-11-21T08:00:00.000Z'),
    });
  });

  it('is renumbered if another has its number, and keeps the new one', () => {
    const keys = [1, 2, 3].map((n) => UUID.replace(/^1/, String(n)));
    const ids = keys.map(
      (key) => devices.send({ entryId: 1000 }, { key, from: `device ${key}` }).doc?.fields['entryId'],
    );
    expect(ids).toEqual([1000, 1001, 1002]);
    expect(devices.send({ entryId: 5000 }, { key: keys[1] ?? '' }).doc?.fields['entryId']).toBe(1001);
  });

  it('stays completed', () => {
    devices.send({ isCompleted: false });
    const { doc } = devices.send({ isCompleted: true });
    const back = devices.send({ isCompleted: { value: false, baseRev: doc?.rev ?? 0 } });
    expect(back).toMatchObject({ status: 'applied', doc: { rev: doc?.rev, fields: { isCompleted: true } } });
  });

  it('F7: is revived with the text of a device that had not seen its deletion, under its former number', () => {
    const first = devices.send({ 'responses.a': 'antes', entryId: Date.parse('2026-11-21T08:00:00.000Z') });
    expect(devices.remove(first.doc?.rev ?? 0)).toMatchObject({
      status: 'applied',
      doc: { deleted: true, fields: {} },
    });
    const again = devices.send({ 'responses.a': 'después' }, { from: 'laptop', createdAt: '2026-11-22T08:00:00.000Z' });
    expect(again.doc?.fields).toEqual({ 'responses.a': 'después', entryId: Date.parse('2026-11-21T08:00:00.000Z') });
  });

  it('F4, F5: two versions of a text become siblings; other fields of the day do not', () => {
    const day = { kind: 'day', key: '2026-11-21' };
    devices.send({ note: 'mar' }, { ...day, from: 'phone' });
    expect(devices.send({ emotion: 'calma' }, { ...day, from: 'laptop' }).status).toBe('applied');
    expect(devices.send({ note: 'lluvia' }, { ...day, from: 'laptop' })).toMatchObject({
      status: 'sibling',
      doc: { fields: { note: 'mar', emotion: 'calma' } },
      sibling: { fields: { of: { kind: 'day', key: '2026-11-21' }, field: 'note', value: 'lluvia' } },
    });
  });
});
