import { screen, waitFor } from '@testing-library/react';
import { openEditor, show } from '../../testing/an-activity-journal.tsx';
import { anActivityEntry } from '../../testing/an-entry.ts';

describe('a sibling', () => {
  const other = { key: 's1', field: 'responses.experience', value: 'Desde el móvil', device: 'tu móvil' };
  const stored = [anActivityEntry(4, '', { fields: { 'responses.experience': 'Aquí' }, others: [other] })];

  it.each([
    ['Quedarme con la de aquí', 'Aquí'],
    ['Quedarme con la otra', 'Desde el móvil'],
  ])('%s', async (button, words) => {
    const view = await show({ stored });
    await openEditor(view);
    expect(screen.getByRole('heading', { name: 'Hay otra versión' })).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByText('Hay otra versión')).not.toBeInTheDocument());
    expect(await screen.findByLabelText('¿Cómo ha sido?')).toHaveValue(words);
    expect(view.entry()).toMatchObject({ 'responses.experience': words });
  });

  it('can be merged with the user’s text', async () => {
    const view = await show({ stored });
    await openEditor(view);
    await view.user.click(screen.getByRole('button', { name: 'Unir las dos' }));
    const joined = screen.getByLabelText('Las dos, unidas');
    expect(joined).toHaveValue('Aquí\n\nDesde el móvil');
    await view.user.type(joined, ' también');
    await view.user.click(screen.getByRole('button', { name: 'Usar este texto' }));
    await waitFor(() =>
      expect(view.entry()).toMatchObject({ 'responses.experience': 'Aquí\n\nDesde el móvil también' }),
    );
  });

  it('can be kept beside the user’s text', async () => {
    const view = await show({ stored });
    const choose = jest.spyOn(view.documents, 'choose');
    await openEditor(view);
    await view.user.click(screen.getByRole('button', { name: 'Guardar las dos' }));
    await waitFor(() =>
      expect(choose).toHaveBeenCalledWith('entry', 'activity-4', { ...other, beside: 'Aquí' }, 'both'),
    );
  });
});
