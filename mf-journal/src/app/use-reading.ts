import { carryOver } from '@app/shared-ui/motion/carry-over';
import { goBack } from '@app/shared-ui/motion/go-back';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entrySubject } from '../entries/entry-subject.ts';
import { readingOf, readingState } from '../entries/reading-state.ts';

/** The entry that is read: in the history, without an address of its own. */
export function useReading() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const current = readingOf(state);
  const isAbove = current?.isAbove ?? false;
  const reading = current?.reading;
  const address = `/journaling${search}`;
  return {
    reading,
    read: useCallback(
      (key: string) => carryOver(entrySubject(key), () => void navigate(address, { state: readingState(key, true) })),
      [navigate, address],
    ),
    /** To another entry, in the place of this one: Back still leads to the journal. */
    turn: useCallback(
      (key: string) => void navigate(address, { replace: true, state: readingState(key, isAbove) }),
      [navigate, address, isAbove],
    ),
    close: useCallback(() => {
      carryOver(entrySubject(reading ?? ''), () =>
        isAbove ? goBack(() => void navigate(-1)) : void navigate(address, { replace: true, state: null }),
      );
    }, [navigate, address, isAbove, reading]),
  };
}
