import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { Ink, InkStroke } from './ink.ts';
import { type FormerInk, useInkHistory } from './use-ink-history.ts';

const stroke = (x: number): InkStroke => ({ w: 3, c: '#000000', p: [[x, 10]] });
const [one, two, three, four] = [stroke(1), stroke(2), stroke(3), stroke(4)];

function useSheet() {
  const [ink, onInkChange] = useState<Ink>([one, two, three]);
  const [former, onFormerChange] = useState<readonly FormerInk[]>([]);
  return { ink, ...useInkHistory({ ink, onInkChange, former, onFormerChange }) };
}

it('undoes strokes and erasures in the order in which they were made', () => {
  const { result } = renderHook(useSheet);
  const undone = () => {
    act(() => result.current.undo());
    return result.current.ink;
  };
  act(() => result.current.erase([two]));
  act(() => result.current.add(four));
  act(() => result.current.erase([one, four]));
  expect(result.current.ink).toEqual([three]);
  expect(undone()).toEqual([one, three, four]);
  expect(undone()).toEqual([one, three]);
  expect(undone()).toEqual([one, two, three]);
  expect(undone()).toEqual([one, two]);
});

it('keeps two strokes of which the first has not come back yet', () => {
  const { result } = renderHook(useSheet);
  act(() => {
    result.current.clear();
    result.current.add(one);
    result.current.add(two);
  });
  expect(result.current.ink).toEqual([one, two]);
});

it('notes nothing for an erasure that has taken nothing', () => {
  const { result } = renderHook(useSheet);
  act(() => result.current.erase([four]));
  act(() => result.current.undo());
  expect(result.current.ink).toEqual([one, two]);
});
