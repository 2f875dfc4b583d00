import { forgetSampleLine, keepSampleLine, sampleLine } from './sample-line.ts';

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

it('keeps one line on the device until it is forgotten', () => {
  expect(sampleLine()).toBeUndefined();
  expect(keepSampleLine('Tenía prisa por nada.')).toBe(true);
  expect(sampleLine()).toBe('Tenía prisa por nada.');
  forgetSampleLine();
  expect(sampleLine()).toBeUndefined();
});

it('deletes it after thirty days', () => {
  jest.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') });
  keepSampleLine('Tenía prisa por nada.');
  jest.setSystemTime(new Date('2026-12-01T09:00:00Z'));
  expect(sampleLine()).toBe('Tenía prisa por nada.');
  jest.setSystemTime(new Date('2026-12-01T11:00:00Z'));
  expect(sampleLine()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '{"text":"","at":1}', '"x"'])('ignores %s', (stored) => {
  localStorage.setItem('sampleLine', stored);
  expect(sampleLine()).toBeUndefined();
});

it('works without storage', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(keepSampleLine('Tenía prisa por nada.')).toBe(false);
  expect(sampleLine()).toBeUndefined();
  forgetSampleLine();
});
