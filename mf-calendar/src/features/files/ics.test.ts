import type { StoredDocument } from '@app/shared-ui/host';
import type { PlannedChallenge } from '../../challenges/challenge-days.ts';
import { textOf } from '../../testing/read-file.ts';
import { icsOf } from './ics.ts';

const stored = (key: string, fields: StoredDocument['fields']): StoredDocument => ({
  kind: 'day',
  key,
  fields,
  createdAt: '',
  updatedAt: '',
  state: 'synced',
  others: [],
  cameBack: false,
});

const challenge: PlannedChallenge = {
  id: '3',
  startDate: '2026-12-31',
  title: 'Mañanas, sin prisa; y sin reloj',
  daysCount: 2,
  isLocked: false,
  done: new Set(),
};

async function events(file: File | undefined): Promise<Record<string, string>[]> {
  const lines = (await textOf(file)).replace(/\r\n /g, '').split('\r\n');
  const found: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') found.push({});
    const [name = '', ...value] = line.split(':');
    const event = found.at(-1);
    if (event && !(name in event)) event[name] = value.join(':');
  }
  return found;
}

it('has whole days, over a year end and a leap day, with names that stay what they are', async () => {
  const file = icsOf([stored('2024-02-29', { isSacred: true }), stored('2026-11-21', { note: 'x' })], [challenge]);
  expect(file?.name).toBe('calendario.ics');
  // Every line is ended, also the last (RFC 5545 §3.1).
  expect(await textOf(file)).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(file?.type).toBe('text/calendar;charset=utf-8');
  expect(await events(file)).toMatchObject([
    { SUMMARY: 'Día sagrado', 'DTSTART;VALUE=DATE': '20240229', 'DTEND;VALUE=DATE': '20240301' },
    {
      SUMMARY: 'Mañanas\\, sin prisa\\; y sin reloj · día 1 de 2',
      'DTSTART;VALUE=DATE': '20261231',
      'DTEND;VALUE=DATE': '20270101',
    },
    { SUMMARY: 'Mañanas\\, sin prisa\\; y sin reloj · día 2 de 2', 'DTSTART;VALUE=DATE': '20270101' },
  ]);
});

it('contains no text of the user', async () => {
  const words = { isSacred: true, emotion: 'secreto', note: 'secreto', intention: 'secreto', journalEntry: 'secreto' };
  expect(await textOf(icsOf([stored('2026-11-21', words)], []))).not.toContain('secreto');
});

it('names the same event the same way every time, so that a repeated import duplicates nothing', async () => {
  const uids = async () =>
    (await events(icsOf([stored('2026-11-21', { isSacred: true })], [challenge]))).map((event) => event['UID']);
  expect(await uids()).toEqual(await uids());
});

it('is empty without events', () => {
  expect(icsOf([stored('2026-11-21', { note: 'x' })], [])).toBeUndefined();
});
