import { screen, within } from '@testing-library/react';
import { aChallenge, aDay, libraryAnswers } from '../../testing/a-calendar.ts';
import { openCalendar } from '../../testing/open-calendar.tsx';

const days = () => within(screen.getByRole('list', { name: 'Los siete días' })).getAllByRole('button');

it('has seven cards from Monday on; a blank one says so', async () => {
  await openCalendar({
    view: 'semana',
    documents: [aDay({ emotion: 'serena', note: 'Una vela.', selfCareChecked: true })],
  });
  const names = [
    'Lunes, 16 de noviembre Sin registro',
    'Martes, 17 de noviembre Sin registro',
    'Miércoles, 18 de noviembre Sin registro',
    'Jueves, 19 de noviembre Sin registro',
    'Viernes, 20 de noviembre Sin registro',
    /^Sábado, 21 de noviembre ?Hoy.* ?serena ?Una vela\. ?Me di espacio hoy$/,
    'Domingo, 22 de noviembre Sin registro',
  ];
  expect(days()).toHaveLength(names.length);
  days().forEach((day, i) => expect(day).toHaveAccessibleName(names[i]));
  expect(days().filter((day) => day.getAttribute('aria-current') === 'date')).toEqual([days()[5]]);
});

it('keeps the intention of the week under its Monday (D22)', async () => {
  const { user, documents } = await openCalendar({ view: 'semana', day: '2026-12-03' });
  await user.type(screen.getByLabelText('Intención de la semana'), 'Ir despacio');
  expect(documents.get('week', '2026-11-week-5')?.fields).toEqual({ intention: 'Ir despacio' });
  expect(await screen.findByText('Sincronizado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Semana siguiente' }));
  expect(screen.getByLabelText('Intención de la semana')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Semana anterior' }));
  expect(screen.getByLabelText('Intención de la semana')).toHaveValue('Ir despacio');
});

it('opens the dialog of a day', async () => {
  const { user } = await openCalendar({ view: 'semana' });
  await user.click(screen.getByRole('button', { name: /^Martes, 17/ }));
  expect(screen.getByRole('dialog', { name: 'Martes, 17 de noviembre' })).toBeVisible();
});

it('ticks a challenge off beside the user’s own text', async () => {
  const { user, documents } = await openCalendar({ view: 'semana', documents: [aChallenge], answers: libraryAnswers });
  expect(await screen.findByLabelText('Siete mañanas sin prisa · Día 1 de 7')).toBeChecked();
  const second = screen.getByLabelText('Siete mañanas sin prisa · Día 2 de 7');
  await user.click(second);
  expect(second).toBeChecked();
  expect(documents.get('challenge', '3')?.fields['done.2']).toBe(true);
  expect(documents.list('day')).toEqual([]);
});
