import { screen, waitFor, within } from '@testing-library/react';
import { aChallenge, aDay, libraryAnswers } from '../../testing/a-calendar.ts';
import { openCalendar } from '../../testing/open-calendar.tsx';

const cell = (name: RegExp) => screen.getByRole('button', { name });

it('shows number, sign, word, a short note and the sparkle of a sacred day', async () => {
  const note = 'Paseo largo por el río, sin teléfono. Volví con las manos frías y la cabeza clara.';
  await openCalendar({ documents: [aDay({ emotion: 'serena', icon: 'moon', note, isSacred: true })] });
  const day = cell(/^sábado, 21 de noviembre de 2026/);
  expect(day).toHaveAccessibleName(expect.stringContaining('serena Luna. Día sagrado. Paseo largo'));
  expect(within(day).getByText('21')).toBeVisible();
  expect(within(day).getByText('serena')).toBeVisible();
  expect(day.querySelector('.lucide-moon')).toBeVisible();
  expect(day.querySelector('.lucide-sparkles')).toBeVisible();
  expect(within(day).getByText('Paseo largo por el río, sin teléfono. Volví con las manos…')).toBeVisible();
});

it('shows a sign without a word in a colour that the legend explains, not in that of an own word', async () => {
  await openCalendar({ documents: [aDay({ emotion: '', icon: 'moon' })] });
  const day = cell(/^sábado, 21 de noviembre de 2026/);
  expect(day.querySelector('.lucide-moon')).toBeVisible();
  expect(day).not.toHaveAttribute('data-tone');
  expect(day.style.getPropertyValue('--ground')).toBe('var(--line)');
  const legend = within(screen.getByRole('list', { name: 'Qué dice cada color' }));
  expect(legend.getByText('Escrito, sin palabra').firstElementChild).toHaveStyle({ background: 'var(--line)' });
});

it('shows that a day was written where it has neither sign nor word', async () => {
  await openCalendar({ documents: [aDay({ journalEntry: 'Llovía.' })] });
  const day = cell(/^sábado, 21 de noviembre de 2026/);
  expect(day).toHaveAccessibleName(expect.stringContaining('Escrito, sin palabra.'));
  expect(day.querySelector('path')).toBeInTheDocument();
  expect(day.style.getPropertyValue('--ground')).toBe('var(--line)');
});

it('leaves a day that is sacred and nothing else without a colour', async () => {
  await openCalendar({ documents: [aDay({ isSacred: true })] });
  expect(cell(/^sábado, 21/)).not.toHaveAccessibleName(expect.stringContaining('sin palabra'));
  expect(cell(/^sábado, 21/).style.getPropertyValue('--ground')).toBe('');
});

it('says of a month without a colour that it may be blank, in place of the legend', async () => {
  await openCalendar();
  expect(screen.getByText(/^Un mes en blanco también es un mes\./)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Qué dice cada color' })).not.toBeInTheDocument();
});

it('leaves a day without text blank', async () => {
  await openCalendar();
  expect(cell(/^viernes, 20 de noviembre/)).toHaveAccessibleName('viernes, 20 de noviembre de 2026.');
});

it('says which challenge a day belongs to', async () => {
  await openCalendar({ documents: [aChallenge], answers: libraryAnswers });
  expect(
    await screen.findByRole('button', {
      name: 'domingo, 22 de noviembre de 2026. Reto: Siete mañanas sin prisa, día 3 de 7.',
    }),
  ).toBeVisible();
  expect(cell(/^jueves, 19 de noviembre/)).not.toHaveAccessibleName(expect.stringContaining('Reto'));
});

it('marks days with a sibling', async () => {
  const others = [{ key: 'x', field: 'note', value: 'otra', device: 'tu móvil' }];
  await openCalendar({ documents: [aDay({ note: 'una' }, { others })] });
  expect(cell(/^sábado, 21/)).toHaveAccessibleName(expect.stringContaining('Hay otra versión'));
});

describe('on a phone', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    // Cast: a query list has more than what the page uses of it.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: media.includes('max-width'), media }) as unknown as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('shows the words of the day that was opened last below the month, of today at first', async () => {
    const { user, location } = await openCalendar({
      documents: [aDay({ note: 'Una vela.' }), aChallenge],
      answers: libraryAnswers,
    });
    expect(cell(/^Sábado, 21 de noviembre/)).toHaveTextContent('Una vela.');
    expect(await screen.findByLabelText('Siete mañanas sin prisa · Día 2 de 7')).not.toBeChecked();
    await user.click(cell(/^jueves, 12 de noviembre/));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    await user.click(cell(/^Jueves, 12 de noviembre.*Abrir el día$/));
    expect(location()).toBe('/calendario?vista=dia&fecha=2026-11-12');
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Jueves, 12 de noviembre/ })).toHaveFocus());
  });
});
