import { createPalmGuard, pointerOf } from './palm-guard.ts';

describe('the palm of the writing hand', () => {
  const atTime = () => {
    let time = 0;
    return { guard: createPalmGuard(() => time), pass: (ms: number) => (time += ms) };
  };

  it('is ignored where no pen is used', () => {
    const { guard } = atTime();
    expect(['touch', 'mouse', 'pen'].map((pointer) => guard.isPalm(pointer as 'touch'))).toEqual([false, false, false]);
  });

  it('is every touch while the pen is down, however long', () => {
    const { guard, pass } = atTime();
    guard.penDown();
    pass(60_000);
    expect(guard.isPalm('touch')).toBe(true);
    expect(guard.isPalm('pen')).toBe(false);
    expect(guard.isPalm('mouse')).toBe(false);
  });

  it('is a touch shortly after the pen, and no longer', () => {
    const { guard, pass } = atTime();
    guard.penDown();
    guard.penUp();
    pass(500);
    expect(guard.isPalm('touch')).toBe(true);
    pass(500);
    expect(guard.isPalm('touch')).toBe(false);
  });

  it('is a touch while the pen hovers', () => {
    const { guard, pass } = atTime();
    pass(5000);
    guard.penNear();
    expect(guard.isPalm('touch')).toBe(true);
  });
});

describe('the pointer of a stroke', () => {
  it.each([
    [{ pointerType: 'pen' }, 'pen'],
    [{ pointerType: 'touch' }, 'touch'],
    [{ pointerType: 'mouse' }, 'mouse'],
    [{ changedTouches: [{ touchType: 'stylus' }] }, 'pen'],
    [{ changedTouches: [{ touchType: 'direct' }] }, 'touch'],
    [{ changedTouches: [{}] }, 'touch'],
    [{}, 'mouse'],
  ])('%j is the %s', (facts, pointer) => {
    expect(pointerOf(Object.assign(new Event('pointerdown'), facts))).toBe(pointer);
  });
});
