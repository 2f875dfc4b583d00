import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { isSameRange, type Range, rowsWithin, stepTowards } from './drawn-rows.ts';

/** Up to this many items a list is rendered in full: every current catalogue is. */
const SHORT_LIST = 24;
/** How far beyond the viewport a longer list is rendered. */
const AHEAD_PX = 700;
const FIRST: Range = { from: 0, to: 0 };

/** How the browser has laid out the cards. All have the same height. */
interface Layout {
  readonly columns: number;
  /** 0 until measured. */
  readonly cardHeight: number;
  readonly gap: number;
  /** False while the natural height of the cards has to be measured again. */
  readonly isFresh: boolean;
}
/** Before the first measurement: the maximum number of columns, so that no later row has more cards to render. */
const UNKNOWN: Layout = { columns: 4, cardHeight: 0, gap: 0, isFresh: false };

interface DrawnItems {
  /** Index of the first rendered item, and of the first one after them. */
  readonly start: number;
  readonly end: number;
  /** Height in pixels of the rows that are not rendered. */
  readonly above: number;
  readonly below: number;
  /** Height of every card of a long list, once measured. */
  readonly cardHeight: number | undefined;
}

/** Virtualises a grid as the window scrolls: row by row, at most one new row per frame. */
export function useDrawnRows(grid: RefObject<HTMLElement | null>, items: readonly unknown[]): DrawnItems {
  const isLong = items.length > SHORT_LIST;
  const { columns, cardHeight, gap, isFresh } = useLayout(grid, isLong);
  const rowHeight = cardHeight + gap;
  const rows = Math.ceil(items.length / columns);
  const [drawn, setDrawn] = useState({ range: FIRST, items });

  // After other results: one row now, the others in the next frames.
  if (drawn.items !== items) {
    const first = Math.max(0, Math.min(drawn.range.from, rows - 1));
    setDrawn({ range: { from: first, to: first }, items });
  }
  const { range } = drawn;

  useEffect(() => {
    if (!isLong || rowHeight === 0) return undefined;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const top = grid.current?.getBoundingClientRect().top ?? 0;
      const wanted = rowsWithin(-top - AHEAD_PX, -top + window.innerHeight + AHEAD_PX, rowHeight, rows);
      const next = stepTowards(range, wanted);
      if (!isSameRange(next, range)) startTransition(() => setDrawn({ range: next, items }));
    };
    const drawSoon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    drawSoon();
    window.addEventListener('scroll', drawSoon, { passive: true });
    window.addEventListener('resize', drawSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', drawSoon);
      window.removeEventListener('resize', drawSoon);
    };
  }, [grid, isLong, rowHeight, rows, range, items]);

  if (!isLong) return { start: 0, end: items.length, above: 0, below: 0, cardHeight: undefined };
  return {
    start: range.from * columns,
    end: (range.to + 1) * columns,
    above: range.from * rowHeight,
    below: Math.max(0, rows - 1 - range.to) * rowHeight,
    cardHeight: isFresh ? cardHeight : undefined,
  };
}

/** Measured on the grid itself, so that its breakpoints are defined only in its style. */
function useLayout(grid: RefObject<HTMLElement | null>, isLong: boolean): Layout {
  const [layout, setLayout] = useState(UNKNOWN);
  const { isFresh } = layout;

  useLayoutEffect(() => {
    const laidOut = grid.current;
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows it, and only once the cards stand there
    if (isLong && !isFresh && laidOut) setLayout(layoutOf(laidOut));
  }, [grid, isLong, isFresh]);

  useEffect(() => {
    const watched = grid.current;
    if (!isLong || !watched) return undefined;
    let width = watched.clientWidth;
    const observer = new ResizeObserver(() => {
      // Only a changed width changes the layout; the height changes with every row.
      if (watched.clientWidth === width) return;
      width = watched.clientWidth;
      setLayout((known) => ({ ...known, isFresh: false }));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [grid, isLong]);

  return layout;
}

function layoutOf(grid: HTMLElement): Layout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    cardHeight: grid.firstElementChild?.getBoundingClientRect().height ?? 0,
    gap: Number.parseFloat(rowGap) || 0,
    isFresh: true,
  };
}
