import { hash, ink, sendingDevices, UUID } from '../../../../../test/sending-devices.ts';

let devices: ReturnType<typeof sendingDevices>;
beforeEach(() => {
  devices = sendingDevices();
});

describe('ink', () => {
  const drawing = (n: number, baseRev = 0) => ({
    'canvasData.a': { value: hash(n), baseRev },
    'strokes.a': { value: ink(n), baseRev },
  });

  it('replaces the ink together with the picture', () => {
    const { doc } = devices.send(drawing(1));
    expect(devices.send(drawing(2, doc?.rev ?? 0)).doc?.fields).toMatchObject({
      'canvasData.a': hash(2),
      'strokes.a': ink(2),
    });
  });

  it('stays with the picture that arrived first; the other picture is kept in the list', () => {
    devices.send(drawing(1));
    const later = devices.send(drawing(2), { from: 'tablet' });
    expect(later.status).toBe('applied');
    expect(later.doc?.fields).toMatchObject({
      'canvasData.a': hash(1),
      'strokes.a': ink(1),
      'savedDrawings.a': [hash(2)],
    });
  });

  it('is stored with a picture drawn over one that was cleared meanwhile', () => {
    const { doc } = devices.send(drawing(1));
    const rev = doc?.rev ?? 0;
    devices.send({ 'canvasData.a': { value: null, baseRev: rev }, 'strokes.a': { value: null, baseRev: rev } });
    const { fields } = devices.send(drawing(2, rev), { from: 'tablet' }).doc ?? {};
    expect(fields).toMatchObject({ 'canvasData.a': hash(2), 'strokes.a': ink(2) });
  });

  it('is not cleared by a device that had not seen it', () => {
    devices.send(drawing(1));
    const { doc } = devices.send({ 'canvasData.a': null, 'strokes.a': null }, { from: 'tablet' });
    expect(doc?.fields).toMatchObject({ 'canvasData.a': hash(1), 'strokes.a': ink(1) });
  });

  it.each([
    ['nothing was there', {}],
    ['a picture was seen', { 'canvasData.a': { value: hash(3), baseRev: 0 } }],
  ])('without a picture becomes a sibling of no known device when it is drawn over unseen, where %s', (_, fields) => {
    const seen = devices.send({ 'strokes.a': null, ...fields }).doc?.rev ?? 0;
    devices.send({ 'strokes.a': { value: ink(1), baseRev: seen } });
    const { status, doc, sibling } = devices.send(drawing(2, seen), { from: 'tablet' });
    expect(status).toBe('sibling');
    expect(doc?.fields).toMatchObject({ 'canvasData.a': hash(2), 'strokes.a': ink(2) });
    expect(sibling?.fields).toMatchObject({ field: 'strokes.a', value: ink(1), device: '' });
  });

  it('without a picture leaves no sibling when it was seen', () => {
    const { doc } = devices.send({ 'strokes.a': ink(1) });
    expect(devices.send(drawing(2, doc?.rev ?? 0), { from: 'tablet' }).status).toBe('applied');
  });

  it('without a picture is not cleared by a device that had not seen it', () => {
    devices.send({ 'strokes.a': ink(1) });
    const { doc } = devices.send({ 'canvasData.a': null, 'strokes.a': null }, { from: 'tablet' });
    expect(doc?.fields).toMatchObject({ 'strokes.a': ink(1) });
  });

  it('sent with no picture on its canvas becomes a sibling beside a drawing that was not seen', () => {
    devices.send(drawing(1));
    const { doc, sibling } = devices.send({ 'canvasData.a': null, 'strokes.a': ink(2) }, { from: 'tablet' });
    expect(doc?.fields).toMatchObject({ 'canvasData.a': hash(1), 'strokes.a': ink(1) });
    expect(sibling?.fields).toMatchObject({ field: 'strokes.a', value: ink(2) });
  });

  it('may be as long in a sibling that a device makes as in its entry', () => {
    const fields = { of: { kind: 'entry', key: UUID }, field: 'strokes.a', value: 'x'.repeat(500_000), device: '' };
    const key = '22222222-2222-4222-8222-222222222222';
    expect(devices.send(fields, { kind: 'sibling', key }).status).toBe('applied');
    const more = { ...fields, value: 'x'.repeat(500_001) };
    expect(devices.send(more, { kind: 'sibling', key })).toMatchObject({ status: 'rejected', code: 'too_large' });
  });

  it('sent without its picture becomes a sibling, as text does', () => {
    devices.send(drawing(1));
    expect(devices.send({ 'strokes.a': ink(5) }, { from: 'tablet' })).toMatchObject({
      status: 'sibling',
      sibling: { fields: { field: 'strokes.a', value: ink(5) } },
    });
  });
});
