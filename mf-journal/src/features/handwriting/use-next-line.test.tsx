import { act, fireEvent, renderHook } from '@testing-library/react';
import { useNextLine } from './use-next-line.ts';

/** Paper of sixteen lines of 50 pixels, twice as wide as its window of ten lines. */
function setUp() {
  const frame = document.createElement('div');
  Object.defineProperties(frame, {
    clientWidth: { value: 400 },
    scrollWidth: { value: 800 },
    clientHeight: { value: 500 },
    scrollHeight: { value: 800 },
  });
  const scrollTo = jest.fn();
  Object.assign(frame, { scrollTo });
  const { result } = renderHook(() => useNextLine({ current: frame }, 16));
  const moveTo = (left: number, top: number) => {
    Object.assign(frame, { scrollLeft: left, scrollTop: top });
    act(() => void fireEvent.scroll(frame));
  };
  return { frame, scrollTo, result, moveTo };
}

it('goes to the beginning of the line, and one line down', () => {
  const { scrollTo, result, moveTo } = setUp();
  moveTo(260, 100);
  result.current.goToNextLine();
  expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 150 }]]);
});

it('keeps to the lines where the paper is moving still', () => {
  const { scrollTo, result, moveTo } = setUp();
  moveTo(0, 130);
  result.current.goToNextLine();
  expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 200 }]]);
});

it.each([
  ['there is paper below', 0, 250, false],
  ['the last lines are in sight from their middle', 200, 300, false],
  ['the last lines are in sight from their beginning', 0, 300, true],
])('says whether it is at the end: %s', (_, left, top, isAtEnd) => {
  const { result, moveTo } = setUp();
  moveTo(left, top);
  expect(result.current.isAtEnd).toBe(isAtEnd);
});

it('stops paper that is moving where the pen comes down', () => {
  const { frame, scrollTo } = setUp();
  Object.assign(frame, { scrollLeft: 90, scrollTop: 20 });
  fireEvent.pointerDown(frame);
  expect(scrollTo.mock.calls).toEqual([[{ left: 90, top: 20, behavior: 'instant' }]]);
});
