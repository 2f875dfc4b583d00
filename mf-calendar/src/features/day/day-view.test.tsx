import { act, fireEvent, screen, within } from '@testing-library/react';
import { getChallenge, listChallenges } from '@app/contract/library';
import { aChallenge, aDay, DAY, libraryAnswers } from '../../testing/a-calendar.ts';
import { openCalendar } from '../../testing/open-calendar.tsx';

const fieldsOf = (documents: Awaited<ReturnType<typeof openCalendar>>['documents']) =>
  documents.get('day', DAY)?.fields;

it('saves every field while the user edits', async () => {
  const { user, documents } = await openCalendar({ view: 'dia' });
  await user.type(screen.getByLabelText('¿Cómo te sientes hoy?'), 'serena');
  await user.click(screen.getByLabelText('Vela'));
  await user.type(screen.getByLabelText('Intención del día'), 'Ir despacio');
  await user.type(screen.getByLabelText('Nota o ritual'), 'Una vela.');
  await user.type(screen.getByLabelText('Tu espacio para escribir'), 'Hoy…');
  await user.click(screen.getByLabelText('Marcar como día sagrado'));
  await user.click(screen.getByLabelText('Hoy me di espacio para mí'));
  expect(fieldsOf(documents)).toEqual({
    emotion: 'serena',
    icon: 'flame',
    intention: 'Ir despacio',
    note: 'Una vela.',
    journalEntry: 'Hoy…',
    isSacred: true,
    selfCareChecked: true,
  });
  expect(screen.getByText('Sincronizado')).toBeVisible();
});

it('offers ten icons with their names, and none', async () => {
  const { user, documents } = await openCalendar({ view: 'dia', documents: [aDay({ icon: 'coffee' })] });
  const signs = within(screen.getByRole('group', { name: 'Símbolo del día' })).getAllByRole('radio');
  expect(signs.map((sign) => sign.closest('label')?.textContent)).toEqual([
    'Luna',
    'Flor',
    'Corazón',
    'Pausa',
    'Libro',
    'Estrella',
    'Destellos',
    'Sol',
    'Vela',
    'Gota',
    'Ninguno',
  ]);
  expect(screen.getByLabelText('Pausa')).toBeChecked();
  await user.click(screen.getByLabelText('Ninguno'));
  expect(fieldsOf(documents)).toEqual({ icon: null });
});

it('keeps what the user writes with its day when the page is turned', async () => {
  const { user, documents } = await openCalendar({ view: 'dia' });
  await user.type(screen.getByLabelText('Tu espacio para escribir'), 'del sábado');
  await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
  expect(screen.getByLabelText('Tu espacio para escribir')).toHaveValue('');
  await user.type(screen.getByLabelText('Tu espacio para escribir'), 'del domingo');
  expect(documents.get('day', '2026-11-21')?.fields).toEqual({ journalEntry: 'del sábado' });
  expect(documents.get('day', '2026-11-22')?.fields).toEqual({ journalEntry: 'del domingo' });
});

it('shows remote changes, but not in a field that is being edited', async () => {
  const { user, documents } = await openCalendar({ view: 'dia', documents: [aDay({ note: 'antes' })] });
  const note = screen.getByLabelText('Nota o ritual');
  await user.click(note);
  await act(() => documents.set('day', DAY, { note: { value: 'de otro sitio' } }));
  expect(note).toHaveValue('antes');
  await user.tab();
  expect(note).toHaveValue('de otro sitio');
});

it('accepts a suggested word, and removes it again', async () => {
  const { user, documents } = await openCalendar({ view: 'dia' });
  const words = within(screen.getByRole('group', { name: 'Palabras que pueden servirte' }));
  await user.click(words.getByRole('button', { name: 'Ver más palabras' }));
  expect(words.getAllByRole('button')).toHaveLength(25);
  await user.click(words.getByRole('button', { name: 'agradecida' }));
  expect(screen.getByLabelText('¿Cómo te sientes hoy?')).toHaveValue('agradecida');
  expect(words.getByRole('button', { name: 'agradecida' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(words.getByRole('button', { name: 'agradecida' }));
  expect(fieldsOf(documents)).toEqual({ emotion: '' });
});

it('gives back with a touch the sentence that a touch on a word has replaced', async () => {
  const emotion = 'como después de una tormenta, con todo por recoger';
  const { user, documents } = await openCalendar({ view: 'dia', documents: [aDay({ emotion })] });
  const words = within(screen.getByRole('group', { name: 'Palabras que pueden servirte' }));
  await user.click(words.getByRole('button', { name: 'cansada' }));
  expect(fieldsOf(documents)).toEqual({ emotion: 'cansada' });
  await user.click(words.getByRole('button', { name: emotion }));
  expect(fieldsOf(documents)).toEqual({ emotion });
  expect(screen.getByLabelText('¿Cómo te sientes hoy?')).toHaveValue(emotion);
});

describe('a word of the user’s own', () => {
  it('is asked about when the tap that leaves its field has reached its target', async () => {
    const { user } = await openCalendar({ view: 'dia' });
    await user.type(screen.getByLabelText('¿Cómo te sientes hoy?'), 'soleada');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Vela') });
    expect(screen.getByLabelText('¿Cómo te sientes hoy?')).not.toHaveFocus();
    expect(screen.queryByText(/«soleada»/)).not.toBeInTheDocument();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByText(/«soleada»/)).toBeVisible();
  });

  it('is assigned a place once', async () => {
    const { user, documents } = await openCalendar({ view: 'dia' });
    await user.type(screen.getByLabelText('¿Cómo te sientes hoy?'), 'a mi aire');
    expect(screen.queryByRole('button', { name: 'Darle un color' })).not.toBeInTheDocument();
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Darle un color' }));
    const pleasant = await screen.findByLabelText(/^Agradable/);
    expect(pleasant).toHaveFocus();
    expect(pleasant).toHaveAttribute('aria-valuetext', 'En el medio');
    fireEvent.change(pleasant, { target: { value: '0.6' } });
    expect(pleasant).toHaveAttribute('aria-valuetext', 'Agradable: 60\u00a0%');
    fireEvent.change(screen.getByLabelText(/^Energía/), { target: { value: '-0.2' } });
    await user.click(screen.getByRole('button', { name: 'Guardarla así' }));
    expect(documents.get('settings', 'settings')?.fields).toEqual({
      emotionPlaces: [{ word: 'a mi aire', pleasant: 0.6, energy: -0.2 }],
    });
    expect(screen.queryByText(/a mi aire.* es una palabra tuya/)).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Palabras que pueden servirte' })).toHaveFocus();
  });

  it('may be left without one, and the offer has the focus again', async () => {
    const { user } = await openCalendar({ view: 'dia', documents: [aDay({ emotion: 'a mi aire' })] });
    await user.click(screen.getByRole('button', { name: 'Darle un color' }));
    await user.click(await screen.findByRole('button', { name: 'Ahora no' }));
    expect(screen.getByRole('button', { name: 'Darle un color' })).toHaveFocus();
  });

  it('may stay neutral, and is not asked about again', async () => {
    const { user } = await openCalendar({ view: 'dia', documents: [aDay({ emotion: 'a mi aire' })] });
    await user.click(screen.getByRole('button', { name: 'Dejarla como está' }));
    expect(screen.queryByRole('button', { name: 'Dejarla como está' })).not.toBeInTheDocument();
  });

  it.each(['serena', 'Serena.', ' ', 'una frase entera sobre cómo me siento hoy, larga como un día sin pan'])(
    '%j is not one',
    async (emotion) => {
      await openCalendar({ view: 'dia', documents: [aDay({ emotion })] });
      expect(screen.queryByRole('button', { name: 'Darle un color' })).not.toBeInTheDocument();
    },
  );
});

describe('a sibling', () => {
  const other = { key: 'sibling', field: 'note', value: 'la del móvil', device: 'tu móvil' };
  const documents = [aDay({ note: 'la de aquí' }, { others: [other] })];
  const open = async () => {
    const opened = await openCalendar({ view: 'dia', documents });
    const box = within(screen.getByRole('group', { name: 'Hay otra versión' }));
    expect(box.getByText('la de aquí')).toBeVisible();
    expect(box.getByText('la del móvil')).toBeVisible();
    return { ...opened, box };
  };

  it.each([
    ['Quedarme con la de aquí', 'la de aquí'],
    ['Quedarme con la otra', 'la del móvil'],
    ['Guardar las dos', 'la de aquí\n\nla del móvil'],
  ])('%s', async (choice, note) => {
    const { user, box, documents } = await open();
    await user.click(box.getByRole('button', { name: choice }));
    expect(fieldsOf(documents)).toEqual({ note });
    expect(screen.queryByText('Hay otra versión')).not.toBeInTheDocument();
  });

  it('Unir las dos', async () => {
    const { user, box, documents } = await open();
    await user.click(box.getByRole('button', { name: 'Unir las dos' }));
    expect(fieldsOf(documents)).toEqual({ note: 'la de aquí\n\nla del móvil' });
    expect(screen.getByLabelText('Nota o ritual')).toHaveValue('la de aquí\n\nla del móvil');
  });

  it('stays, and says so, where the device refuses the choice', async () => {
    const { user, box, documents, host } = await open();
    jest.spyOn(documents, 'choose').mockRejectedValue(new Error('the device is full'));
    await user.click(box.getByRole('button', { name: 'Quedarme con la otra' }));
    expect(host.showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
    expect(box.getByText('la del móvil')).toBeVisible();
  });
});

it('shows that a deleted day was revived', async () => {
  await openCalendar({ view: 'dia', documents: [aDay({ note: 'x' }, { cameBack: true })] });
  expect(screen.getByText(/Habías borrado este día y ha vuelto/)).toBeVisible();
});

it.each([
  ['saving', 'Guardando…'],
  ['device', 'Autoguardado'],
  ['synced', 'Sincronizado'],
  ['pending', 'Guardado en este dispositivo. Se enviará cuando haya conexión.'],
  ['memory', 'Este navegador no puede guardar. No cierres la página hasta que haya conexión.'],
  ['rejected', 'No se ha podido enviar. Tus palabras siguen en este dispositivo.'],
] as const)('shows whether the text is stored: %s', async (state, text) => {
  await openCalendar({ view: 'dia', documents: [aDay({ note: 'x' }, { state })] });
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ['versions', /demasiadas versiones. Elige con cuál te quedas/],
  ['account_full', /ocupan todo el espacio de tu cuenta/],
  ['something_new', 'No se ha podido enviar. Tus palabras siguen en este dispositivo.'],
])('shows what there is no room for, and what helps: %s', async (refusedFor, text) => {
  await openCalendar({ view: 'dia', documents: [aDay({ note: 'x' }, { state: 'rejected', refusedFor })] });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

describe('challenges of the day', () => {
  it('are shown beside the day with their text, and are ticked off', async () => {
    const { user, documents } = await openCalendar({ view: 'dia', documents: [aChallenge], answers: libraryAnswers });
    expect(await screen.findByText('Texto de la mañana 2.')).toBeVisible();
    await user.click(screen.getByLabelText('Siete mañanas sin prisa · Día 2 de 7'));
    expect(documents.get('challenge', '3')?.fields).toEqual({
      startDate: '2026-11-20',
      'done.1': true,
      'done.2': true,
    });
  });

  it('can be ticked off without a network', async () => {
    const { user, documents } = await openCalendar({
      view: 'dia',
      day: '2026-11-20',
      documents: [aChallenge],
      answers: [
        [listChallenges, 'no network'],
        [getChallenge, 'no network'],
      ],
    });
    expect(await screen.findByText('El texto de este día aparecerá cuando haya conexión.')).toBeVisible();
    await user.click(screen.getByLabelText('Tu reto · Día 1'));
    expect(documents.get('challenge', '3')?.fields['done.1']).toBe(false);
  });
});
