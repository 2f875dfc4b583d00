import { lookNow, reminderOf } from './reminder.ts';

const message = JSON.stringify({ title: 'Tu recordatorio', text: 'Cuando quieras.' });

it('shows the words of the server, under the tag of the day', () => {
  expect(reminderOf(message, undefined)).toEqual({
    title: 'Tu recordatorio',
    options: { tag: 'daily', body: 'Cuando quieras.' },
  });
});

it('D44: on a discreet device shows its name, and no text', () => {
  expect(reminderOf(message, 'Recetas de casa')).toEqual({ title: 'Recetas de casa', options: { tag: 'daily' } });
  expect(reminderOf('{"title":"La compra"}', undefined)).toEqual({ title: 'La compra', options: { tag: 'daily' } });
});

it.each([undefined, '', 'no json', '[]', 'null', '{"title":1}'])('%j still reminds, neutrally', (text) => {
  expect(reminderOf(text, undefined)).toEqual({ title: 'Tu recordatorio', options: { tag: 'daily' } });
});

it('reads the look from the cookie, where the browser lets a worker do so', async () => {
  const scope = (value: string) => ({ cookieStore: { get: async () => ({ value }) } });
  expect(await lookNow(scope('compra'))).toBe('La compra');
  expect(await lookNow(scope('otra'))).toBeUndefined();
  expect(await lookNow({ cookieStore: { get: async () => null } })).toBeUndefined();
  expect(await lookNow({})).toBeUndefined();
});
