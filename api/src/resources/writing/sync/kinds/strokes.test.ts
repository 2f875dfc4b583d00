import { hash, ink, sendingDevices } from '../../../../../test/sending-devices.ts';

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

  it('sent without its picture becomes a sibling, as text does', () => {
    devices.send(drawing(1));
    expect(devices.send({ 'strokes.a': ink(5) }, { from: 'tablet' })).toMatchObject({
      status: 'sibling',
      sibling: { fields: { field: 'strokes.a', value: ink(5) } },
    });
  });
});
