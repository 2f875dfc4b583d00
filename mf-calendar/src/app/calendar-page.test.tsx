import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { openCalendar } from '../testing/open-calendar.tsx';

const NOW = new Date('2026-11-21T10:00:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const dayOf = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });

it('has the tabs Mes, Semana and Día, and the way back', async () => {
  await openCalendar();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Mes', 'Semana', 'Día']);
  expect(screen.getByRole('tab', { name: 'Mes' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('begins the week on Monday, in Spanish', async () => {
  await openCalendar();
  const names = within(screen.getByRole('grid')).getAllByRole('columnheader', { hidden: true });
  expect(names.map((name) => name.getAttribute('aria-label'))).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ]);
});

it('turns months over a year end, and returns to today', async () => {
  const { user, location } = await openCalendar({ day: '2026-12-31' });
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(screen.getByRole('heading', { name: 'Enero de 2027' })).toBeVisible();
  expect(location()).toBe('/calendario?vista=mes&fecha=2027-01-31');
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(screen.getByRole('heading', { name: 'Febrero de 2027' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
  await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
  expect(screen.getByRole('heading', { name: 'Diciembre de 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(location()).toBe('/calendario?vista=mes&fecha=2026-11-21');
  expect(dayOf(/^sábado, 21 de noviembre de 2026\. Hoy/)).toHaveAttribute('aria-current', 'date');
});

it('turns weeks and days', async () => {
  const { user } = await openCalendar({ view: 'semana', day: '2026-12-30' });
  expect(screen.getByRole('heading', { name: '28 de diciembre de 2026 – 3 de enero de 2027' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Semana siguiente' }));
  expect(screen.getByRole('heading', { name: '4 – 10 de enero de 2027' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Día' }));
  expect(await screen.findByRole('heading', { name: 'Miércoles, 6 de enero de 2027' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Día anterior' }));
  expect(screen.getByRole('heading', { name: 'Martes, 5 de enero de 2027' })).toBeVisible();
});

it.each(['/calendario', '/calendario?vista=siglo&fecha=2026-02-30'])('%s is this month', async (path) => {
  await renderInHost({ routes, path });
  expect(screen.getByRole('heading', { level: 2, name: 'Noviembre de 2026' })).toBeVisible();
});

it('moves through the days by keyboard, into the next month, and opens one', async () => {
  const { user } = await openCalendar({ day: '2026-11-21' });
  const today = dayOf(/^sábado, 21 de noviembre/);
  expect(
    within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter((day) => day.tabIndex === 0),
  ).toEqual([today]);
  act(() => today.focus());
  await user.keyboard('{ArrowLeft}');
  expect(dayOf(/^viernes, 20 de noviembre/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(dayOf(/^lunes, 16 de noviembre/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('heading', { level: 2, name: 'Diciembre de 2026' })).toBeVisible();
  expect(dayOf(/^lunes, 7 de diciembre/)).toHaveFocus();
  await user.keyboard('{PageUp}');
  expect(dayOf(/^sábado, 7 de noviembre/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Sábado, 7 de noviembre' })).toBeVisible();
});

it('leaves the day that is being written on in its place at midnight', async () => {
  jest.setSystemTime(new Date('2026-11-21T23:59:30'));
  const { user } = await renderInHost({ routes, path: '/calendario?vista=dia' });
  const field = await screen.findByLabelText('Tu espacio para escribir');
  await user.type(field, 'Ha sido');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(field).toHaveFocus();
  await user.keyboard(' largo');
  expect(screen.getByLabelText('Tu espacio para escribir')).toHaveValue('Ha sido largo');
  expect(screen.getByRole('heading', { name: 'Sábado, 21 de noviembre de 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  expect(screen.getByRole('heading', { name: 'Domingo, 22 de noviembre de 2026' })).toBeVisible();
});

it('turns a page of today at midnight where nothing is being written', async () => {
  jest.setSystemTime(new Date('2026-11-21T23:59:30'));
  await renderInHost({ routes, path: '/calendario?vista=dia' });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: 'Domingo, 22 de noviembre de 2026' })).toBeVisible();
});

it('changes to the new day at midnight', async () => {
  jest.setSystemTime(new Date('2026-11-21T23:59:30'));
  await openCalendar();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(dayOf(/^domingo, 22 de noviembre de 2026\. Hoy/)).toBeVisible();
});
