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
async function linesOf(file: File) {
  const reader = new FileReader();
  const read = new Promise<string>((resolve) => (reader.onload = () => resolve(reader.result as string)));
  reader.readAsText(file);
  return (await read).replaceAll(/\r\n[ \t]/g, '');
}

it('has one all-day event per day, by the user’s local calendar', async () => {
  const text = await linesOf(challengeFile(challenge, '2026-12-31'));
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('DTSTART;VALUE=DATE:20261231');
  expect(text).toContain('DTSTART;VALUE=DATE:20270101');
  expect(text).toContain('SUMMARY:Siete mañanas sin móvil (1/2): La mesilla');
  expect(text).toContain('DESCRIPTION:Deja el teléfono fuera\\; mañana\\, también.');
});

it('names its events the same way every time', async () => {
  const ids = async () => (await linesOf(challengeFile(challenge, '2026-12-31'))).match(/UID:.*/g);
  expect(await ids()).toEqual(await ids());
  expect(new Set(await ids()).size).toBe(2);
});

it('is a valid calendar file', () => {
  const { name, type } = challengeFile(challenge, '2026-12-31');
  expect({ name, type }).toEqual({ name: 'reto-4.ics', type: 'text/calendar;charset=utf-8' });
});
