import { screen, waitFor, within } from '@testing-library/react';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { aDay, DAY } from '../../testing/a-calendar.ts';
import { openCalendar } from '../../testing/open-calendar.tsx';
import { DayDialog } from './day-dialog.tsx';

const stored = aDay({ emotion: 'triste', note: 'Sopa.', journalEntry: 'lo de siempre' });

async function openDialog(confirms?: boolean) {
  const opened = await openCalendar({ documents: [stored], ...(confirms === undefined ? {} : { confirms }) });
  await opened.user.click(screen.getByRole('button', { name: /^sábado, 21 de noviembre/ }));
  return { ...opened, dialog: within(screen.getByRole('dialog', { name: 'Sábado, 21 de noviembre' })) };
}

it('shows the day, and Guardar writes the changed fields', async () => {
  const { user, dialog, documents } = await openDialog();
  const emotion = dialog.getByLabelText('¿Cómo te sientes hoy?');
  expect(emotion).toHaveValue('triste');
  await user.clear(emotion);
  await user.type(emotion, 'serena');
  await user.click(dialog.getByLabelText('Sol'));
  await user.type(dialog.getByLabelText('Nota'), ' Y pan.');
  await user.click(dialog.getByLabelText('Marcar como día sagrado'));
  expect(documents.get('day', DAY)?.fields).toEqual(stored.fields);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(documents.get('day', DAY)?.fields).toEqual({
    emotion: 'serena',
    icon: 'sun',
    note: 'Sopa. Y pan.',
    isSacred: true,
    journalEntry: 'lo de siempre',
  });
});

it.each([
  ['en calma', 'Guardado: en calma'],
  ['y'.repeat(60), `Guardado: ${'y'.repeat(40)}…`],
  [' ', 'Guardado: sábado, 21 de noviembre de 2026'],
])('says what is saved: %j', async (emotion, title) => {
  const { user, host, dialog } = await openDialog();
  await user.clear(dialog.getByLabelText('¿Cómo te sientes hoy?'));
  await user.type(dialog.getByLabelText('¿Cómo te sientes hoy?'), emotion);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(host.showToast.mock.calls).toEqual([[{ title }]]));
});

it.each([
  [/^viernes, 20 de noviembre/, '¿Cómo te sentiste?'],
  [/^domingo, 22 de noviembre/, '¿Cómo quieres estar?'],
])('asks about another day what is true of it: %s', async (day, question) => {
  const { user } = await openCalendar({ documents: [stored] });
  await user.click(screen.getByRole('button', { name: day }));
  expect(screen.getByLabelText(question)).toBeVisible();
});

describe('a version of the note from elsewhere', () => {
  const other = { key: 's1', field: 'note', value: 'Sopa. Y un paseo.', device: 'tu móvil' };
  const open = async () => {
    const opened = await openCalendar({ documents: [{ ...stored, others: [other] }] });
    await opened.user.click(screen.getByRole('button', { name: /^sábado, 21 de noviembre/ }));
    return opened;
  };
  const note = () => screen.getByLabelText('Nota');

  it('is shown in the field once it is chosen, and Guardar keeps it', async () => {
    const { user, documents } = await open();
    await user.click(screen.getByRole('button', { name: 'Unir las dos' }));
    expect(note()).toHaveValue('Sopa. Y un paseo.');
    await user.type(note(), ' Largo.');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(documents.get('day', DAY)?.fields['note']).toBe('Sopa. Y un paseo. Largo.'));
  });

  it('is joined with what is typed in the dialog', async () => {
    const { user } = await open();
    await user.type(note(), ' Y pan.');
    await user.click(screen.getByRole('button', { name: 'Quedarme con la otra' }));
    expect(note()).toHaveValue('Sopa. Y pan.\n\nY un paseo.');
  });
});

it('Cancelar discards', async () => {
  const { user, host, dialog, documents } = await openDialog();
  await user.type(dialog.getByLabelText('Nota'), ' Y pan.');
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(host.confirm).not.toHaveBeenCalled();
  expect(documents.get('day', DAY)?.fields).toEqual(stored.fields);
});

it('asks on Esc before unsaved text is discarded', async () => {
  const { user, host, dialog } = await openDialog(false);
  await user.type(dialog.getByLabelText('Nota'), ' Y pan.');
  await user.keyboard('{Escape}');
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Salir sin guardar?' }));
  expect(dialog.getByLabelText('Nota')).toHaveValue('Sopa. Y pan.');
});

it('keeps what is typed where the page goes without an answer, as by the Back of a phone', async () => {
  const { user, dialog, documents, unmount } = await openDialog();
  await user.type(dialog.getByLabelText('Nota'), ' Y pan.');
  unmount();
  expect(documents.get('day', DAY)?.fields).toEqual({ ...stored.fields, note: 'Sopa. Y pan.' });
});

it('discards it once the user says so', async () => {
  const { user, dialog, documents } = await openDialog(true);
  await user.type(dialog.getByLabelText('Nota'), ' Y pan.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(documents.get('day', DAY)?.fields).toEqual(stored.fields);
});

it('Esc closes at once where nothing was changed', async () => {
  const { user, host } = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(host.confirm).not.toHaveBeenCalled();
});

it('leads to the page of the day', async () => {
  const { user, dialog, location } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Abrir el día completo' }));
  expect(location()).toBe('/calendario?vista=dia&fecha=2026-11-21');
  expect(await screen.findByLabelText('Tu espacio para escribir')).toHaveValue('lo de siempre');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sábado, 21 de noviembre de 2026' })).toHaveFocus());
});

describe('a day that the device refuses', () => {
  const save = async () => {
    const documents = createFakeDocuments({ documents: [stored] });
    const begin = documents.begin.bind(documents);
    documents.begin = (kind, key) => ({ ...begin(kind, key), flush: () => Promise.reject(new Error('full')) });
    const onClose = jest.fn();
    const { user } = await renderInHost({
      ui: <DayDialog day={DAY} onClose={onClose} onOpenDayView={jest.fn()} />,
      documents,
    });
    await user.type(screen.getByLabelText('Nota'), ' Y pan.');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No se ha podido guardar en este dispositivo.');
    return { user, documents, onClose };
  };

  it('stays open with the text', async () => {
    const { onClose } = await save();
    expect(screen.getByLabelText('Nota')).toHaveValue('Sopa. Y pan.');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not written later once Cancelar has discarded the text', async () => {
    const { user, documents, onClose } = await save();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(documents.get('day', DAY)?.fields).toEqual(stored.fields);
  });
});
