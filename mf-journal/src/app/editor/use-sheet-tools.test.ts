import { renderHook, act } from '@testing-library/react';
import type { Draft } from './draft.ts';
import { useSheetTools } from './use-sheet-tools.ts';

// The hook knows a draft by its identity alone, and calls nothing of it.
const aDraft = () => ({}) as Draft;
const former = [{ ink: [{ w: 3, c: '#000000', p: [[1, 1] as const] }], left: 0 }];

it('keeps pen and emptied sheet while the question is answered by keyboard, apart for each question and draft', () => {
  const draft = aDraft();
  const first = renderHook(() => useSheetTools(draft, 'attention'));
  act(() => first.result.current[1]({ pen: { thickness: 8, colour: '#0000ff' }, former }));
  first.unmount();
  const again = renderHook(() => useSheetTools(draft, 'attention'));
  expect(again.result.current[0]).toEqual({ pen: { thickness: 8, colour: '#0000ff' }, former });
  const other = renderHook(() => useSheetTools(draft, 'feelings'));
  expect(other.result.current[0].former).toEqual([]);
  const elsewhere = renderHook(() => useSheetTools(aDraft(), 'attention'));
  expect(elsewhere.result.current[0].pen.thickness).toBe(3);
});
