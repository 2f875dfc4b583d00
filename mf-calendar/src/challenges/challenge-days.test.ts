import fc from 'fast-check';
import { plusDays } from '@app/shared-ui/dates/day-key';
import { challengeDay, lastDayOf, type PlannedChallenge, plannedChallenge } from './challenge-days.ts';

const planned = (more: Partial<PlannedChallenge> = {}): PlannedChallenge => ({
  id: '3',
  startDate: '2026-11-20',
  title: 'Siete mañanas',
  daysCount: 7,
  isLocked: false,
  done: new Set(),
  ...more,
});

it('has its days in a row from its start, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 40 }), (offset, daysCount) => {
      const day = challengeDay(planned({ daysCount }), plusDays('2026-11-20', offset));
      expect(day?.number).toBe(offset >= 0 && offset < daysCount ? offset + 1 : undefined);
    }),
  );
});

it('goes on over year ends and leap days', () => {
  expect(challengeDay(planned({ startDate: '2026-12-28' }), '2027-01-01')?.number).toBe(5);
  expect(challengeDay(planned({ startDate: '2024-02-27' }), '2024-03-01')?.number).toBe(4);
  expect(lastDayOf(planned({ startDate: '2026-12-28' }))).toBe('2027-01-03');
});

it('knows which days are ticked off', () => {
  const challenge = planned({ done: new Set([2]) });
  expect(challengeDay(challenge, '2026-11-20')?.isDone).toBe(false);
  expect(challengeDay(challenge, '2026-11-21')?.isDone).toBe(true);
});

it('without the library’s list shows the days already done', () => {
  const challenge = planned({ title: undefined, daysCount: undefined, done: new Set([1, 3]) });
  expect(challengeDay(challenge, '2026-11-22')?.isDone).toBe(true);
  expect(challengeDay(challenge, '2026-11-23')).toBeUndefined();
  expect(challengeDay(planned({ daysCount: undefined }), '2026-11-20')?.number).toBe(1);
});

it('reads its document, and leaves out one without a start', () => {
  const document = {
    kind: 'challenge' as const,
    key: '3',
    createdAt: '',
    updatedAt: '',
    state: 'synced' as const,
    others: [],
    cameBack: false,
  };
  const fields = { startDate: '2026-11-20', 'done.1': true, 'done.2': false };
  expect(plannedChallenge({ ...document, fields }, [])).toEqual({
    id: '3',
    startDate: '2026-11-20',
    title: undefined,
    daysCount: undefined,
    isLocked: undefined,
    done: new Set([1]),
  });
  expect(plannedChallenge({ ...document, fields: { startDate: 'pronto' } }, [])).toBeUndefined();
});
