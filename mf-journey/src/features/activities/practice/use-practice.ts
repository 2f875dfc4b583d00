import { useEffect, useRef, useState } from 'react';
import { type Bell, createBell } from './bell.ts';
import { checkClock, endClock, livedMs, pauseClock, readyClock, startClock } from './practice-clock.ts';

const TICK_MS = 250;
const now = () => performance.now();

/** A practice of so many seconds, with a bell at its end. */
export function usePractice(seconds: number, hasBell: boolean) {
  const totalMs = seconds * 1000;
  const [clock, setClock] = useState(readyClock);
  const [nowMs, setNowMs] = useState(0);
  const bell = useRef<Bell>(undefined);
  const isRunning = clock.status === 'running';

  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => {
      setNowMs(now());
      setClock((current) => checkClock(current, now(), totalMs));
    };
    const timer = setInterval(tick, TICK_MS);
    // Back from the background: at once, not at the next tick.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isRunning, totalMs]);

  useEffect(() => () => bell.current?.cancel(), []);
  useEffect(() => {
    if (!hasBell) bell.current?.cancel();
  }, [hasBell]);

  /** Also goes on after a pause. */
  const start = () => {
    const started = startClock(clock, now());
    setNowMs(now());
    setClock(started);
    // Set in advance, so that it rings on time with the page in the background and the phone face down.
    bell.current ??= createBell();
    if (hasBell) bell.current.ringIn((totalMs - started.heldMs) / 1000);
  };
  const pause = () => {
    setClock(pauseClock(clock, now()));
    bell.current?.cancel();
  };
  const end = () => {
    setClock(endClock(clock, now()));
    bell.current?.cancel();
  };
  const restart = () => {
    setClock(readyClock);
    bell.current?.cancel();
  };

  const lived = Math.min(totalMs, livedMs(clock, isRunning ? nowMs : 0));
  return { status: clock.status, livedMs: lived, remainingMs: totalMs - lived, start, pause, end, restart };
}
