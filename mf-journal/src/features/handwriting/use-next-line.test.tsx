import { act, fireEvent, renderHook } from '@testing-library/react';
import { useNextLine } from './use-next-line.ts';

/** Paper of sixteen lines of 50 pixels, twice as wide as its window of ten lines. @param written the lowest line that is written on */
function setUp(written = 0) {
  const frame = document.createElement('div');
  Object.defineProperties(frame, {
    clientWidth: { value: 400 },
    scrollWidth: { value: 800 },
    clientHeight: { value: 500 },
    scrollHeight: { value: 800 },
  });
  const scrollTo = jest.fn();
  Object.assign(frame, { scrollTo });
  const { result } = renderHook(() => useNextLine({ current: frame }, 16, written));
  const moveTo = (left: number, top: number) => {
    Object.assign(frame, { scrollLeft: left, scrollTop: top });
    act(() => void fireEvent.scroll(frame));
  };
  return { frame, scrollTo, result, moveTo };
}

it.each([
  ['of an empty sheet, which is in reach', -1, 0, 0],
  ['in the upper two thirds of the window', 4, 0, 0],
  ['in its lower third, with what was written last in sight', 5, 0, 200],
  ['below the window, near the end of the paper', 12, 0, 300],
  ['above the window', 2, 300, 50],
  ['of which the line before is cut', 4, 210, 150],
  ['while the paper is moving still', 5, 130, 150],
])('goes to the beginning of the next line, by whole lines: %s', (_, written, from, top) => {
  const { scrollTo, result, moveTo } = setUp(written);
  moveTo(260, from);
  result.current.goToNextLine();
  expect(scrollTo.mock.calls).toEqual([[{ left: 0, top }]]);
});

it.each([
  ['the next line is in reach', 0, 0, 0, true],
  ['the next line is in reach, from its middle', 0, 200, 0, false],
  ['the next line is too low', 5, 0, 0, false],
  ['the paper has been moved below it', 0, 0, 250, false],
  ['the last lines are in sight', 15, 0, 300, true],
  ['the last lines are in sight, from their middle', 15, 200, 300, false],
])('says whether the paper lies as it should: %s', (_, written, left, top, isThere) => {
  const { result, moveTo } = setUp(written);
  moveTo(left, top);
  expect(result.current.isThere).toBe(isThere);
});

it('stops paper that is moving where the pen comes down', () => {
  const { frame, scrollTo } = setUp();
  Object.assign(frame, { scrollLeft: 90, scrollTop: 20 });
  fireEvent.pointerDown(frame);
  expect(scrollTo.mock.calls).toEqual([[{ left: 90, top: 20, behavior: 'instant' }]]);
});
