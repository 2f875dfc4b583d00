import { screen, waitFor, within } from '@testing-library/react';
import { aDay } from '../../testing/a-calendar.ts';
import { openCalendar } from '../../testing/open-calendar.tsx';

it('shows a dot per day, with icon and word in the table behind it', async () => {
  const { user, location } = await openCalendar({
    view: 'anual',
    day: '2024-06-01',
    documents: [
      aDay({ emotion: 'serena', icon: 'moon' }, { key: '2024-02-29' }),
      aDay({ note: 'sin palabra' }, { key: '2024-03-01' }),
      aDay({ emotion: 'triste' }, { key: '2023-12-31' }),
    ],
  });
  const mosaic = await screen.findByRole('img', { name: /^Mosaico de 2024: 2 días escritos/ });
  expect(mosaic.querySelectorAll('[data-day]')).toHaveLength(366);
  expect(mosaic.querySelectorAll('[data-written]')).toHaveLength(2);
  await user.click(screen.getByText('Ver el año en una tabla'));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Día', 'Símbolo', 'Cómo estuve'],
    ['jueves, 29 de febrero', 'Luna', 'serena'],
    ['viernes, 1 de marzo', '—', '—'],
  ]);
  await user.click(screen.getByRole('button', { name: 'jueves, 29 de febrero' }));
  expect(location()).toBe('/calendario?vista=dia&fecha=2024-02-29');
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Jueves, 29 de febrero/ })).toHaveFocus());
});

it('opens a day by a touch on its stone', async () => {
  const { user, location } = await openCalendar({ view: 'anual' });
  const mosaic = await screen.findByRole('img', { name: 'Mosaico de 2026: 0 días escritos.' });
  const stone = mosaic.querySelector('[data-day="2026-08-15"]');
  expect(stone).not.toBeNull();
  await user.click(stone!);
  expect(location()).toBe('/calendario?vista=dia&fecha=2026-08-15');
});

it('has a friendly text for an empty year', async () => {
  await openCalendar({ view: 'anual', day: '2019-05-05' });
  expect(await screen.findByText(/De 2019 todavía no hay ningún día escrito/)).toBeVisible();
});
