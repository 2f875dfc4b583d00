import { calendarMirror } from './calendar-mirror.ts';

it('reads what it has written', () => {
  const list = () => [];
  expect(calendarMirror.write(list)).toBeUndefined();
  expect(calendarMirror.read('{"days":{},"weeklyIntentions":{"2026-11-week-2":"sí"}}')).toEqual({
    documents: [{ kind: 'week', name: '2026-11-week-2', fields: { intention: 'sí' } }],
    isComplete: true,
  });
});
