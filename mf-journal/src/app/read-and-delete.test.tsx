import { act, screen, waitFor, within } from '@testing-library/react';
import { anActivityEntry } from '../testing/an-entry.ts';
import { openJournal, personal, titles } from '../testing/open-journal.tsx';

const showActivities = (user: Awaited<ReturnType<typeof openJournal>>['user']) =>
  user.click(screen.getByRole('tab', { name: 'Entradas Actividades' }));

describe('reading', () => {
  const hash = 'a'.repeat(64);
  const entry = anActivityEntry(4, '', {
    fields: {
      'responses.experience': 'Bien.\nMuy bien.',
      'responses.feelings': ' ',
      'savedDrawings.experience': [hash],
    },
  });

  async function read() {
    const view = await openJournal({ stored: [entry] });
    await showActivities(view.user);
    await view.user.click(screen.getByRole('button', { name: 'Título 4' }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  }

  it('lists every answer under its question, and no others', async () => {
    const { dialog } = await read();
    expect(await dialog.findByRole('heading', { name: '¿Cómo ha sido?' })).toBeVisible();
    expect(dialog.getByText('Muy bien.')).toBeVisible();
    expect(dialog.queryByText('¿Qué has sentido?')).not.toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.getByText(/^Falta un dibujo: lo verás/)).toBeVisible();
  });

  it('leads to the entry before and the one after, and Back to the journal', async () => {
    const stored = ['3', '2', '1'].map((key) =>
      personal(key, `Palabras ${key}`, { createdAt: `2026-11-1${key}T08:00:00.000Z` }),
    );
    const { user } = await openJournal({ stored });
    await user.click(screen.getByRole('button', { name: 'Palabras 2' }));
    const page = within(await screen.findByRole('dialog'));
    const words = () => page.getByRole('article').textContent;
    await user.click(page.getByRole('button', { name: 'Anterior' }));
    expect(words()).toContain('Palabras 1');
    expect(page.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(words()).toContain('Palabras 3');
    // The list beside it, for which this window has no room.
    await user.click(page.getByRole('button', { name: /Palabras 2/, hidden: true }));
    expect(words()).toContain('Palabras 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Palabras 2' })).toHaveFocus();
  });

  it('closes by its one button', async () => {
    const { user, dialog } = await read();
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens the editor 100 ms after it has closed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, dialog } = await read();
    await dialog.findByRole('heading', { name: '¿Cómo ha sido?' });
    await user.click(dialog.getByRole('button', { name: 'Modificar Entrada' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByLabelText('¿Cómo ha sido?')).toHaveValue('Bien.\nMuy bien.');
    jest.useRealTimers();
  });

  it('closes when the entry is deleted elsewhere', async () => {
    const { documents } = await read();
    await act(() => documents.remove('entry', 'activity-4'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('deleting', () => {
  const ask = async () => {
    const view = await openJournal({ stored: [personal('1', 'Para borrar'), personal('2', 'Otra')] });
    await view.user.click(screen.getByRole('button', { name: 'Eliminar', description: 'Para borrar' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Eliminar entrada personal' })) };
  };

  it('asks in these words', async () => {
    const { dialog } = await ask();
    expect(dialog.getByText('¿Estás segura de que quieres eliminar esta entrada personal?')).toBeVisible();
    expect(dialog.getByText('Esta acción no se puede deshacer')).toBeVisible();
    expect(dialog.getByText('Para borrar')).toBeVisible();
  });

  it('removes it from the list and for good', async () => {
    const { user, dialog, documents } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(titles()).toEqual(['Otra']));
    expect(documents.list('entry')).toHaveLength(1);
  });

  it('takes the error of the last attempt away', async () => {
    const { user, dialog, host } = await ask();
    host.dismissToast.mockClear();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(titles()).toEqual(['Otra']));
    expect(host.dismissToast).toHaveBeenCalledTimes(1);
  });

  describe('leaves the focus', () => {
    const confirm = async (words: string, user: Awaited<ReturnType<typeof openJournal>>['user']) => {
      await user.click(screen.getByRole('button', { name: 'Eliminar', description: words }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar entrada personal' }));
      await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
      await waitFor(() => expect(titles()).not.toContain(words));
    };
    const three = ['3', '2', '1'].map((key) => personal(key, `Palabras ${key}`));
    const focused = () => document.activeElement?.textContent;

    it('on the next card, else on the one before, else on the heading', async () => {
      const { user } = await openJournal({ stored: three });
      await confirm('Palabras 2', user);
      await waitFor(() => expect(focused()).toBe('Palabras 1'));
      await confirm('Palabras 1', user);
      await waitFor(() => expect(focused()).toBe('Palabras 3'));
      await confirm('Palabras 3', user);
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Mi Journal' })).toHaveFocus());
    });

    it('on the next card among what a search has found', async () => {
      const { user } = await openJournal({ stored: [...three, personal('4', 'Otra cosa')] });
      await user.type(screen.getByRole('searchbox'), 'palabras');
      await screen.findByText('3 entradas encontradas');
      await confirm('Palabras 2', user);
      await waitFor(() => expect(focused()).toBe('Palabras 1'));
    });

    it('on the next card after deleting what was read', async () => {
      const { user } = await openJournal({ stored: three });
      await user.click(screen.getByRole('button', { name: 'Palabras 2' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar entrada personal' }));
      await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(focused()).toBe('Palabras 1'));
    });
  });

  it('says so', async () => {
    const { user, dialog, host } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(host.showToast.mock.calls).toEqual([[{ title: 'La entrada está eliminada' }]]));
  });

  it('keeps it on Cancelar', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(titles()).toEqual(['Para borrar', 'Otra']);
  });

  it('is offered inside an entry that is read, and leads back to the list', async () => {
    const { user } = await openJournal({ stored: [personal('1', 'Para borrar'), personal('2', 'Otra')] });
    await user.click(screen.getByRole('button', { name: 'Para borrar' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar entrada personal' }));
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(titles()).toEqual(['Otra']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no button on entries of activities', async () => {
    const { user } = await openJournal({ stored: [anActivityEntry(4, 'Palabras')] });
    await showActivities(user);
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Título 4' }));
    const page = within(await screen.findByRole('dialog'));
    expect(await page.findByText('Palabras')).toBeVisible();
    expect(page.queryByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  });
});
