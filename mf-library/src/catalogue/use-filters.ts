import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters } from './filter-address.ts';
import type { Filters } from './filters.ts';

/** Browsers refuse an address that changes with every key. */
const WRITE_AFTER_MS = 400;

interface KeptFilters {
  readonly filters: Filters;
  /** The same function for as long as the page stands. */
  readonly change: (changes: Partial<Filters>) => void;
  /** Writes the address now: before she goes somewhere else. */
  readonly settle: () => void;
}

/**
 * The filters of a list: at hand at once, and in the address a moment later, so that Back and a copied address show the same list. An
 * address that somebody else changes (a link to the whole list) is taken over.
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
