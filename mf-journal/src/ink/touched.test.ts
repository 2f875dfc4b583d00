import type { InkStroke } from './ink.ts';
import { touchedBy } from './touched.ts';

const line = (x: number): InkStroke => ({
  w: 3,
  c: '#000000',
  p: [
    [x, 20],
    [x, 180],
  ],
});
const [left, right] = [line(100), line(300)];
const dot: InkStroke = { w: 4, c: '#000000', p: [[500, 50]] };
const ink = [left, right, dot];

describe('the eraser', () => {
  it('touches a stroke between its points', () => {
    expect(touchedBy(ink, [103, 90], [103, 90])).toEqual([left]);
  });

  it('touches all that a quick movement crosses', () => {
    expect(touchedBy(ink, [50, 50], [600, 50])).toEqual(ink);
  });

  it('leaves what it only passes by', () => {
    expect(touchedBy(ink, [120, 10], [280, 190])).toEqual([]);
  });
});
