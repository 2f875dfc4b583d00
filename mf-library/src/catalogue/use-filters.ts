import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters } from './filter-address.ts';
import type { Filters } from './filters.ts';

/** Debounce: browsers throttle an address that changes with every keystroke. */
const WRITE_AFTER_MS = 400;

interface KeptFilters {
  readonly filters: Filters;
  /** Stable for the lifetime of the component. */
  readonly change: (changes: Partial<Filters>) => void;
  /** Writes the address now, before the user navigates away. */
  readonly settle: () => void;
}

/**
 * The filters of a list: in state at once, in the address after a debounce, so that Back and a copied address show the same list. An
 * address that is changed elsewhere (a link to the whole list) wins.
 */
export function useFilters(): KeptFilters {
  const [address, setAddress] = useSearchParams();
  const query = address.toString();
  const [kept, setKept] = useState(() => ({ filters: readFilters(address), query }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<Filters>(undefined);

  if (kept.query !== query) setKept({ filters: readFilters(address), query });

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const filters = pending.current;
    if (!filters) return;
    pending.current = undefined;
    const next = writeFilters(address, filters);
    setKept({ filters, query: next.toString() });
    setAddress(next, { replace: true });
  }, [address, setAddress]);

  const latestSettle = useRef(settle);
  useEffect(() => {
    latestSettle.current = settle;
  }, [settle]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const latest = useRef(kept.filters);
  useEffect(() => {
    latest.current = kept.filters;
  }, [kept.filters]);
  const change = useCallback((changes: Partial<Filters>) => {
    const filters = { ...latest.current, ...changes };
    latest.current = filters;
    setKept((before) => ({ ...before, filters }));
    pending.current = filters;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSettle.current(), WRITE_AFTER_MS);
  }, []);
  const settleNow = useCallback(() => latestSettle.current(), []);

  return { filters: kept.filters, change, settle: settleNow };
}
