import { challengeFile } from './challenge-file.ts';

const challenge = {
  id: 4,
  title: 'Siete mañanas sin móvil',
  days: [
    { title: 'La mesilla', text: 'Deja el teléfono fuera; mañana, también.' },
    { title: 'El café', text: 'Tómalo despacio.' },
  ],
};

/** Long lines are folded in such files (RFC 5545 §3.1). */
const unfolded = async (file: File) => (await file.text()).replaceAll(/\r\n[ \t]/g, '');

it('has one all-day event per day, in her own calendar days', async () => {
  const file = challengeFile(challenge, '2026-12-31');
  const text = await unfolded(file);
  expect(file.name).toBe('reto-4.ics');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('DTSTART;VALUE=DATE:20261231');
  expect(text).toContain('DTSTART;VALUE=DATE:20270101');
  expect(text).toContain('SUMMARY:Siete mañanas sin móvil (1/2): La mesilla');
  expect(text).toContain('DESCRIPTION:Deja el teléfono fuera\\; mañana\\, también.');
});

it('names its events the same way every time', async () => {
  const ids = async () => (await unfolded(challengeFile(challenge, '2026-12-31'))).match(/UID:.*/g);
  expect(await ids()).toEqual(await ids());
  expect(new Set(await ids()).size).toBe(2);
});
