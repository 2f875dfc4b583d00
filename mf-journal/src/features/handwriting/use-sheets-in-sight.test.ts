import { followLayout } from '@app/shared-ui/testing/follow-layout';
import { act, renderHook } from '@testing-library/react';
import { useSheetsInSight } from './use-sheets-in-sight.ts';

const laidOut = followLayout();
const first = { width: window.innerWidth, height: window.innerHeight };

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { innerHeight: first.height });
});

/** Paper of a width in a window of a height, which change together. */
function setUp(width: number, height: number, most = 4) {
  const frame = document.createElement('div');
  const size = jest.spyOn(frame, 'clientWidth', 'get');
  const resize = (nextWidth: number, nextHeight: number) => {
    size.mockReturnValue(nextWidth);
    Object.assign(window, { innerHeight: nextHeight });
  };
  resize(width, height);
  const { result } = renderHook(() => useSheetsInSight({ current: frame }, most));
  return { result, resize: (...to: [number, number]) => act(() => (resize(...to), laidOut())) };
}

it.each([
  ['a tablet held upright', 740, 1180, 4],
  ['a small one', 688, 1024, 3],
  ['a tablet on its side', 944, 768, 1],
  ['a laptop', 893, 800, 2],
  ['a small laptop', 893, 700, 1],
  ['a large screen', 1000, 1080, 2],
  ['a low window', 893, 480, 1],
])('fills %s down to the tools', (_, width, height, sheets) => {
  expect(setUp(width, height).result.current).toBe(sheets);
});

it('leaves room for other questions', () => {
  expect(setUp(740, 1180, 2).result.current).toBe(2);
});

/** A phone is what answers its media queries. Cast: a query list has more than what the hook uses of it. */
const held = (how: 'portrait' | 'landscape') =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: media.includes(how), media }) as MediaQueryList,
    );

it('has all sheets behind the window of a phone held upright', () => {
  held('portrait');
  expect(setUp(390, 844).result.current).toBe(4);
});

it('has two beside the tools of a phone on its side', () => {
  held('landscape');
  expect(setUp(612, 390).result.current).toBe(2);
  expect(setUp(612, 390, 1).result.current).toBe(1);
});

it('follows a tablet that is turned, but keeps its paper while a keyboard is there', () => {
  const { result, resize } = setUp(740, 1180);
  resize(740, 600);
  expect(result.current).toBe(4);
  resize(944, 820);
  expect(result.current).toBe(2);
});
