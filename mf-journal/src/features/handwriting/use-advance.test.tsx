import { fireEvent, renderHook } from '@testing-library/react';
import { useAdvance } from './use-advance.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A sheet of 1,600 pixels behind a window of 400 at its start, and a stroke of the sheet's 800 units. */
function setUp(scrollWidth = 1600) {
  const frame = document.createElement('div');
  Object.defineProperties(frame, { clientWidth: { value: 400 }, scrollWidth: { value: scrollWidth } });
  const scrollBy = jest.fn();
  const scrollTo = jest.fn();
  Object.assign(frame, { scrollBy, scrollTo });
  const { result, unmount } = renderHook(() => useAdvance({ current: frame }));
  const writeTo = (x: number) =>
    result.current({
      w: 3,
      c: '#000000',
      p: [
        [x - 10, 50],
        [x, 60],
      ],
    });
  return { frame, scrollBy, scrollTo, writeTo, unmount };
}

it('moves the sheet on after a line has come near the edge of the window', () => {
  const { scrollBy, writeTo } = setUp();
  writeTo(120);
  jest.runAllTimers();
  expect(scrollBy).not.toHaveBeenCalled();
  writeTo(160);
  jest.runAllTimers();
  expect(scrollBy.mock.calls).toEqual([[{ left: 200 }]]);
});

it('never moves the sheet while the hand is writing', () => {
  const { frame, scrollBy, writeTo } = setUp();
  writeTo(160);
  fireEvent.pointerDown(frame);
  jest.runAllTimers();
  expect(scrollBy).not.toHaveBeenCalled();
});

it('stops a sheet that is moving where the pen comes down', () => {
  const { frame, scrollTo, writeTo } = setUp();
  writeTo(160);
  jest.runAllTimers();
  frame.scrollLeft = 90;
  fireEvent.pointerDown(frame);
  expect(scrollTo.mock.calls).toEqual([[{ left: 90, behavior: 'instant' }]]);
});

it('leaves a sheet that is in sight as a whole, and one that has gone', () => {
  const whole = setUp(400);
  whole.writeTo(790);
  const gone = setUp();
  gone.writeTo(160);
  gone.unmount();
  jest.runAllTimers();
  expect(whole.scrollBy).not.toHaveBeenCalled();
  expect(gone.scrollBy).not.toHaveBeenCalled();
});
