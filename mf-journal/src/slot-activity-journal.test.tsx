import { act, screen, waitFor } from '@testing-library/react';
import { openEditor, show } from './testing/an-activity-journal.tsx';
import { anActivityEntry } from './testing/an-entry.ts';

const save = () => screen.getByRole('button', { name: 'Guardar reflexión' });

it('invites to write where there is no entry, and to open an existing one', async () => {
  const { documents } = await show();
  expect(screen.getByRole('button', { name: 'Escríbelo en tu Journaling' })).toBeVisible();
  await act(() => documents.set('entry', 'activity-4', { isCompleted: { value: false } }));
  expect(screen.getByRole('button', { name: 'Escríbelo en tu Journaling' })).toBeVisible();
  await act(() => documents.set('entry', 'activity-4', { 'responses.experience': { value: 'Bien' } }));
  expect(screen.getByRole('button', { name: 'Revisa Tu Entrada' })).toBeVisible();
});

it('has a field for every question, and reports that the activity has begun', async () => {
  const view = await show();
  expect(await openEditor(view)).toHaveAccessibleName('El mapa');
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('');
  expect(screen.getByLabelText('¿Qué has sentido?')).toHaveValue('');
  expect(view.onOpen).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Autoguardado')).toBeVisible();
});

it('stores every keystroke, counts it, and completes the entry on saving', async () => {
  const view = await show();
  await openEditor(view);
  expect(save()).toBeDisabled();
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), 'Muy bien');
  expect(screen.getByText('8 caracteres')).toBeVisible();
  expect(view.entry()).toMatchObject({ 'responses.experience': 'Muy bien', isCompleted: false, activityId: 4 });
  expect(screen.getByText('Sincronizado')).toBeVisible();
  await view.user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.host.showToast).toHaveBeenCalledWith({
    title: '¡Guardado!',
    description: 'Tu reflexión ha sido guardada exitosamente',
  });
  expect(view.entry()).toMatchObject({ isCompleted: true, title: 'El mapa' });
  expect(screen.getByRole('button', { name: 'Revisa Tu Entrada' })).toBeVisible();
});

it('requires text where there are only spaces', async () => {
  const view = await show();
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), '   ');
  await view.user.click(save());
  expect(view.host.showToast).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Error',
      description: 'Por favor escribe algo o dibuja antes de guardar',
      tone: 'error',
    }),
  );
  expect(view.entry()).toMatchObject({ isCompleted: false });
  expect(save()).toBeEnabled();
  // What is tried again takes its error away: it stays until then, and would hide the success (D26).
  view.host.dismissToast.mockClear();
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), 'Bien');
  await view.user.click(save());
  await waitFor(() =>
    expect(view.host.showToast).toHaveBeenLastCalledWith(expect.objectContaining({ title: '¡Guardado!' })),
  );
  expect(view.host.dismissToast).toHaveBeenCalledTimes(1);
});

it.each([{ activityId: 0 }, { activityId: 'x' }, { activityId: undefined }])(
  'does not save for an unknown activity: %j',
  async (props) => {
    const view = await show({ props });
    await openEditor(view);
    await view.user.type(screen.getByRole('textbox'), 'Mis palabras');
    await view.user.click(save());
    expect(view.host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Error', description: 'No se pudo identificar la actividad' }),
    );
    const [draft] = view.documents.list('entry');
    expect(draft?.fields).toMatchObject({ 'responses.personal_content': 'Mis palabras', isCompleted: false });
  },
);

it('reports a failed save, and saves at the second attempt', async () => {
  const flush = jest.fn((): Promise<void> => {
    // A browser takes the focus from a button that is disabled; jsdom does not.
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    elsewhere.remove();
    return Promise.reject(new Error('the device is full'));
  });
  const view = await show({ flush });
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), 'Algo');
  await view.user.click(save());
  await waitFor(() =>
    expect(view.host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Error',
        description: 'No se pudo guardar tu reflexión. Inténtalo de nuevo.',
      }),
    ),
  );
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Algo');
  expect(save()).toHaveFocus();
  flush.mockImplementation(() => Promise.resolve());
  await view.user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('closes at once on Cancelar and keeps a new text as a draft', async () => {
  const view = await show();
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), 'Sin terminar');
  await view.user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openEditor(view);
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Sin terminar');
});

it.each([
  ['goes back to what was opened', true, 'Antes'],
  ['keeps the changes', false, 'Antes y después'],
])('asks at Cancelar what becomes of a changed entry, and %s', async (_, confirms, then) => {
  const view = await show({
    stored: [anActivityEntry(4, '', { fields: { 'responses.experience': 'Antes' } })],
    confirms,
  });
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), ' y después');
  await view.user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.host.confirm.mock.calls).toMatchObject([
    [{ confirmLabel: 'Quitar mis cambios', cancelLabel: 'Conservarlos' }],
  ]);
  expect(view.entry()).toMatchObject({ 'responses.experience': then });
});

it('asks nothing at Cancelar of an entry that is as it was', async () => {
  const view = await show({ stored: [anActivityEntry(4, '', { fields: { 'responses.experience': 'Antes' } })] });
  await openEditor(view);
  await view.user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.host.confirm).not.toHaveBeenCalled();
});

it('restores the text of when it was opened, on request', async () => {
  const view = await show({ stored: [anActivityEntry(4, '', { fields: { 'responses.experience': 'Antes' } })] });
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), ' y después');
  await view.user.click(screen.getByRole('button', { name: 'Volver a como estaba' }));
  await waitFor(() => expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Antes'));
  expect(view.host.confirm).toHaveBeenCalledTimes(1);
  expect(view.entry()).toMatchObject({ 'responses.experience': 'Antes' });
});

it('shows the restored text also where it cannot be stored now', async () => {
  const view = await show({
    stored: [anActivityEntry(4, '', { fields: { 'responses.experience': 'Antes' } })],
    flush: () => Promise.reject(new Error('not on the device, and not at the server yet')),
  });
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), ' y después');
  await view.user.click(screen.getByRole('button', { name: 'Volver a como estaba' }));
  await waitFor(() => expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Antes'));
});

it('shows answers to questions that no longer exist', async () => {
  const view = await show({ stored: [anActivityEntry(4, 'De antes')] });
  await openEditor(view);
  expect(screen.getByLabelText('Tu reflexión')).toHaveValue('De antes');
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('');
});

it('shows remote changes at once while there are no local ones', async () => {
  const view = await show({ stored: [anActivityEntry(4, '', { fields: { 'responses.experience': 'Antes' } })] });
  await openEditor(view);
  await act(() => view.documents.set('entry', 'activity-4', { 'responses.experience': { value: 'Desde el móvil' } }));
  await waitFor(() => expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Desde el móvil'));
});

it('leaves the text unchanged once the user has typed', async () => {
  const view = await show();
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), 'Aquí');
  await act(() => view.documents.set('entry', 'activity-4', { 'responses.experience': { value: 'Desde el móvil' } }));
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Aquí');
});

it.each([
  ['saving', 'Guardando'],
  ['device', 'Guardado en este dispositivo'],
  ['synced', 'Sincronizado'],
  ['pending', 'Pendiente de enviar'],
  ['memory', 'Este navegador no puede guardar'],
  ['rejected', 'No se ha podido enviar'],
] as const)('shows its state as it is: %s', async (state, text) => {
  const view = await show({ stored: [anActivityEntry(4, 'Hola', { state })] });
  await openEditor(view);
  expect(screen.getByText(text, { selector: 'p *' })).toBeVisible();
});

it.each([
  ['device', 'Autoguardado'],
  ['synced', 'Sincronizado'],
] as const)('shows it in one word, and the rest to a screen reader: %s', async (state, word) => {
  const view = await show({ stored: [anActivityEntry(4, 'Hola', { state })] });
  await openEditor(view);
  const isSeen = (part: Element) => getComputedStyle(part).position !== 'absolute';
  const parts = [...screen.getByText('Autoguardado', { selector: 'p *' }).parentElement!.children];
  expect(parts.filter(isSeen).map(({ textContent }) => textContent)).toEqual([word]);
});

it.each([
  ['versions', 'Falta elegir entre versiones', /Elige con cuál te quedas/],
  ['account_full', 'No queda espacio en tu cuenta', /cuando borres algo que ya no quieras/],
  ['something_new', 'No se ha podido enviar', /siguen en este dispositivo/],
])('shows what there is no room for, and what helps: %s', async (refusedFor, short, text) => {
  const view = await show({ stored: [anActivityEntry(4, 'Hola', { state: 'rejected', refusedFor })] });
  await openEditor(view);
  expect(screen.getByText(short, { selector: 'p *' })).toBeVisible();
  expect(screen.getByText(text, { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar mis palabras' })).toBeVisible();
});

it.each([
  ['rejected', undefined, /siguen en este dispositivo/],
  ['rejected', 'account_full', /ocupan todo el espacio/],
  ['memory', undefined, /solo en esta página/],
] as const)('says of a save what the state says, and stays: %s, %s', async (state, refusedFor, text) => {
  const view = await show({
    stored: [
      anActivityEntry(4, '', { state, ...(refusedFor && { refusedFor }), fields: { 'responses.experience': 'Hola' } }),
    ],
  });
  await openEditor(view);
  await view.user.click(save());
  await waitFor(() => expect(view.host.showToast).toHaveBeenCalledTimes(1));
  expect(view.host.showToast).toHaveBeenCalledWith({
    title: 'Error',
    description: expect.stringMatching(text) as string,
    tone: 'error',
  });
  expect(save()).toBeEnabled();
});

it.each(['memory', 'rejected'] as const)('offers the text as a file while it is not stored: %s', async (state) => {
  const view = await show({
    stored: [anActivityEntry(4, '', { state, fields: { 'responses.experience': 'Mis palabras' } })],
  });
  await openEditor(view);
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:words';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await view.user.click(screen.getByRole('button', { name: 'Descargar mis palabras' }));
  const reader = new FileReader();
  reader.readAsText(files[0]!);
  await waitFor(() => expect(reader.result).toBe('El mapa\n\n\n¿Cómo ha sido?\n\nMis palabras'));
});

it('refines a text on the device, and only when accepted', async () => {
  const view = await show({
    stored: [anActivityEntry(4, '', { fields: { 'responses.experience': 'hoy  he salido a andar' } })],
  });
  await openEditor(view);
  await view.user.click(screen.getAllByRole('button', { name: 'Refinar texto' })[0]!);
  expect(await screen.findByText('2 cambios propuestos')).toBeInTheDocument();
  expect(document.querySelector('ins')).not.toBeNull();
  expect(document.querySelector('del')).not.toBeNull();
  expect(view.entry()).toMatchObject({ 'responses.experience': 'hoy  he salido a andar' });
  await view.user.click(screen.getByRole('button', { name: 'Usar este texto' }));
  expect(view.entry()).toMatchObject({ 'responses.experience': 'Hoy he salido a andar.' });
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Hoy he salido a andar.');
  expect(view.host.showToast).toHaveBeenCalledWith({ title: 'Texto actualizado' });
});

it('offers no purchase on the page that is being written, also at the free limit', async () => {
  const view = await show({ completedActivities: 5 });
  await openEditor(view);
  expect(screen.getByRole('button', { name: 'Guardar reflexión' })).toBeVisible();
  expect(screen.queryByText(/premium/i)).not.toBeInTheDocument();
});

it.each([
  [5, 1],
  [4, 0],
])('offers it once the words are saved and the page is closed, at the limit alone: %i', async (completed, offers) => {
  const view = await show({ completedActivities: completed });
  await openEditor(view);
  await view.user.type(screen.getByLabelText('¿Cómo ha sido?'), 'Bien');
  expect(view.host.offerUpgrade).not.toHaveBeenCalled();
  await view.user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.host.offerUpgrade).toHaveBeenCalledTimes(offers);
});

it('opens what was written with the caret at its end', async () => {
  const view = await show({ stored: [anActivityEntry(4, '', { fields: { 'responses.experience': 'Hoy' } })] });
  await openEditor(view);
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveFocus();
  await view.user.keyboard(' bien');
  expect(screen.getByLabelText('¿Cómo ha sido?')).toHaveValue('Hoy bien');
});
