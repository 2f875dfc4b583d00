import { cropOf, stripOf } from './ink-box.ts';

describe('the part that is shown', () => {
  it.each([
    ['a line', { x: 40, y: 50, width: 600, height: 80 }, { x: 20, y: 30, width: 640, height: 120 }],
    [
      'a word, without blowing it up',
      { x: 40, y: 50, width: 60, height: 20 },
      { x: 20, y: 30, width: 320, height: 100 },
    ],
    [
      'a word at the right edge',
      { x: 700, y: 150, width: 90, height: 40 },
      { x: 480, y: 100, width: 320, height: 100 },
    ],
    ['a full sheet', { x: 0, y: 0, width: 800, height: 200 }, { x: 0, y: 0, width: 800, height: 200 }],
  ])('is %s with some paper round it, inside the drawing', (_, ink, shown) => {
    expect(cropOf(ink, 200)).toEqual(shown);
  });

  it('is a strip of a sheet’s shape from the first line on, where the place has this shape', () => {
    expect(stripOf({ x: 30, y: 220, width: 300, height: 300 }, 800)).toEqual({
      x: 10,
      y: 200,
      width: 440,
      height: 110,
    });
    expect(stripOf({ x: 30, y: 170, width: 760, height: 20 }, 200)).toEqual({
      x: 10,
      y: 2.5,
      width: 790,
      height: 197.5,
    });
  });
});
