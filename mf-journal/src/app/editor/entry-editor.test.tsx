import type { Documents } from '@app/shared-ui/host';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anEntry, journalAnswers } from '../../testing/an-entry.ts';
import { EntryEditor } from './entry-editor.tsx';
import { newPersonalTarget } from './entry-target.ts';

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const FIELD = 'responses.personal_content';
const phone = { key: 's1', field: FIELD, value: 'Del móvil', device: 'tu móvil' };
const tablet = { key: 's2', field: FIELD, value: 'De la tableta', device: 'tu tableta' };

interface Scene {
  readonly words?: string;
  readonly others?: readonly (typeof phone)[];
  readonly confirms?: boolean;
  readonly change?: (documents: Documents) => void;
}

async function open({ words = 'Aquí', others = [], confirms = true, change }: Scene = {}) {
  const documents = createFakeDocuments({ documents: [anEntry({ key, fields: { [FIELD]: words }, others })] });
  change?.(documents);
  const onClose = jest.fn();
  const target = newPersonalTarget(key);
  const ui = <EntryEditor target={target} onClose={onClose} />;
  const view = await renderInHost({ ui, documents, confirms, answers: journalAnswers() });
  const field = await screen.findByLabelText(target.questions[0]!.question);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const elsewhere = (value: string) => act(() => documents.set('entry', key, { [FIELD]: { value } }));
  return {
    ...view,
    documents,
    onClose,
    field,
    press,
    elsewhere,
    kept: () => documents.get('entry', key)?.fields[FIELD],
  };
}

const dialog = () => screen.getByRole('dialog', { name: 'Nueva entrada personal' });
const words = () => screen.getByLabelText(newPersonalTarget(key).questions[0]!.question);

it('D28: has the quick exit of the header that it covers', async () => {
  const { press, host, onClose } = await open();
  await press('Salida rápida');
  expect(host.leave).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

describe('a sibling', () => {
  const said = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!);

  /** The text typed here becomes a sibling, as the server had another one first. */
  const typeIntoConflict = async (scene: Scene = {}) => {
    const view = await open(scene);
    await view.user.type(view.field, ' y más');
    const stored = view.documents.get('entry', key)!;
    const mine = { key: 's3', field: FIELD, value: 'Aquí y más', device: 'Chrome en Linux' };
    const conflict = { ...stored, fields: { ...stored.fields, [FIELD]: 'De la otra pestaña' }, others: [mine] };
    const get = jest.spyOn(view.documents, 'get').mockReturnValue(conflict);
    await act(() => view.documents.set('day', '2026-11-21', {}));
    return { ...view, mine, conflict, get, choose: jest.spyOn(view.documents, 'choose') };
  };

  it.each([
    ['Quedarme con la de aquí', 'current'],
    ['Quedarme con la otra', 'other'],
    ['Guardar las dos', 'both'],
  ] as const)('of another device stands beside the text of this editor, and %s means that', async (name, choice) => {
    const { press, documents } = await open({ others: [phone] });
    const choose = jest.spyOn(documents, 'choose');
    expect(said('Aquí dice').getByText('Aquí')).toBeVisible();
    expect(said('En tu móvil dice').getByText('Del móvil')).toBeVisible();
    await press(name);
    await waitFor(() => expect(choose).toHaveBeenCalledWith('entry', key, { ...phone, beside: 'Aquí' }, choice));
  });

  it.each([
    ['Quedarme con la de aquí', 'other'],
    ['Quedarme con la otra', 'current'],
    ['Guardar las dos', 'both'],
  ] as const)('that is the text of this editor is the one from here, and %s means that', async (name, choice) => {
    const { press, choose, mine } = await typeIntoConflict();
    expect(said('Aquí dice').getByText('Aquí y más')).toBeVisible();
    expect(said('La otra dice').getByText('De la otra pestaña')).toBeVisible();
    await press(name);
    const shown = { ...mine, beside: 'De la otra pestaña' };
    await waitFor(() => expect(choose).toHaveBeenCalledWith('entry', key, shown, choice));
  });

  it('that is the text of this editor is not called saved before the user has chosen', async () => {
    const { press, onClose } = await typeIntoConflict();
    await press('Guardar reflexión');
    expect(screen.getByRole('group', { name: 'Hay otra versión' }).parentElement).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is joined on the page, where the text is edited and saved as it stands', async () => {
    const { user, press, kept, onClose } = await open({ others: [phone] });
    await press('Unir las dos');
    await waitFor(() => expect(words()).toHaveValue('Aquí\n\nDel móvil'));
    expect(screen.queryByText('Hay otra versión')).not.toBeInTheDocument();
    await user.type(words(), ' también');
    await press('Guardar reflexión');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(kept()).toBe('Aquí\n\nDel móvil también');
  });

  it('is joined with text typed since the entry was opened', async () => {
    const { user, field, press } = await open({ others: [phone] });
    await user.type(field, ' y más');
    await press('Unir las dos');
    await waitFor(() => expect(words()).toHaveValue('Aquí y más\n\nDel móvil'));
  });

  it('is joined after the text of this editor where that is the sibling', async () => {
    const { press, choose, mine } = await typeIntoConflict();
    await press('Unir las dos');
    const shown = { ...mine, beside: 'De la otra pestaña' };
    const join = 'Aquí y más\n\nDe la otra pestaña';
    await waitFor(() => expect(choose).toHaveBeenCalledWith('entry', key, shown, { join }));
  });

  it('stays when another is settled', async () => {
    const { press } = await open({ others: [phone, tablet] });
    await act(async () => screen.getAllByRole('button', { name: 'Unir las dos' })[0]!.click());
    await waitFor(() => expect(words()).toHaveValue('Aquí\n\nDel móvil'));
    await press('Unir las dos');
    await waitFor(() => expect(words()).toHaveValue('Aquí\n\nDel móvil\n\nDe la tableta'));
  });

  it('stays when the device refuses the choice, which is said', async () => {
    const { press, documents, host } = await open({ others: [phone] });
    jest.spyOn(documents, 'choose').mockRejectedValue(new Error('the device is full'));
    await press('Unir las dos');
    await waitFor(() => expect(host.showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
    await waitFor(() => expect(words()).toHaveValue('Aquí'));
    expect(screen.getByText('Hay otra versión')).toBeVisible();
  });

  it('is shown as last stored: an edit that is just being kept may belong to the field or to it', async () => {
    const { conflict, get, documents } = await typeIntoConflict();
    const fields = { ...conflict.fields, [FIELD]: 'Aquí y más y' };
    get.mockReturnValue({ ...conflict, state: 'saving', fields });
    await act(() => documents.set('day', '2026-11-21', {}));
    expect(said('La otra dice').getByText('De la otra pestaña')).toBeVisible();
  });
});

describe('text being refined by hand', () => {
  const byHand = () => screen.getByLabelText('Tu texto con los cambios');
  const refine = async (scene: Scene = {}) => {
    const view = await open({ words: 'Hoy  bien', ...scene });
    await view.press('Refinar texto');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retocar a mano' })).toBeEnabled());
    await view.press('Retocar a mano');
    await view.user.type(byHand(), ' y mía');
    return view;
  };
  const own = 'Hoy bien y mía';

  it('stays when the entry is changed elsewhere, which is shown afterwards', async () => {
    const { elsewhere, press } = await refine();
    await elsewhere('De otra');
    expect(byHand()).toHaveValue(own);
    await press('Dejarlo como estaba');
    await waitFor(() => expect(words()).toHaveValue('De otra'));
  });

  it('is not saved by Ctrl and Enter', async () => {
    const { user, onClose, kept } = await refine();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(byHand()).toHaveValue(own);
    expect(onClose).not.toHaveBeenCalled();
    expect(kept()).toBe('Hoy  bien');
  });

  it.each(['{Escape}', 'Dejarlo como estaba', 'Ver los cambios'])('is not left without a question: %s', async (way) => {
    const { user, press, host } = await refine({ confirms: false });
    await (way === '{Escape}' ? user.keyboard(way) : press(way));
    await waitFor(() => expect(host.confirm).toHaveBeenCalledTimes(1));
    expect(byHand()).toHaveValue(own);
  });
});

it('is empty here as well where it was emptied elsewhere, so that nothing can be called saved that is not', async () => {
  const { elsewhere } = await open();
  await elsewhere('');
  await waitFor(() => expect(words()).toHaveValue(''));
  expect(screen.getByRole('button', { name: 'Guardar reflexión' })).toBeDisabled();
});

it('saves by Ctrl and Enter in a field of the entry', async () => {
  const { user, field, onClose } = await open();
  await user.type(field, ' y más{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(dialog()).toBeVisible();
});

describe('a new entry', () => {
  const write = async (confirms = true) => {
    const documents = createFakeDocuments();
    const ui = <EntryEditor target={newPersonalTarget(key)} onClose={() => undefined} />;
    const view = await renderInHost({ ui, documents, confirms, answers: journalAnswers() });
    await waitFor(() => expect(words()).toBeVisible());
    await view.user.type(words(), 'No');
    expect(documents.get('entry', key)).toBeDefined();
    return { ...view, documents };
  };

  it('is gone on closing where what was written was taken back', async () => {
    const { user, documents } = await write();
    await user.clear(words());
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(documents.get('entry', key)).toBeUndefined());
  });

  it.each([true, false])('can be discarded, which is asked: %s', async (confirms) => {
    const { user, documents, host } = await write(confirms);
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Descartamos este borrador?' }));
    await waitFor(() => expect(documents.get('entry', key) === undefined).toBe(confirms));
    expect(host.showToast).not.toHaveBeenCalled();
  });

  it('keeps, once discarded, what another page has written into it meanwhile', async () => {
    const { user, documents, host } = await write();
    const other = 'responses.other';
    host.confirm.mockImplementationOnce(async () => {
      await documents.set('entry', key, { [other]: { value: 'De otra' } });
      return true;
    });
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    await waitFor(() => expect(documents.get('entry', key)?.fields[FIELD]).toBe(''));
    expect(documents.get('entry', key)?.fields[other]).toBe('De otra');
  });

  it('is in the journal with what was written where the device does not let it go, as is said', async () => {
    const { user, documents, host } = await write();
    jest.spyOn(documents, 'remove').mockRejectedValue(new Error('the device is full'));
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    await waitFor(() =>
      expect(host.showToast).toHaveBeenCalledWith(
        expect.objectContaining({
          description: 'No hemos podido descartarlo: sigue en tu journal. Inténtalo otra vez.',
        }),
      ),
    );
    expect(documents.get('entry', key)?.fields[FIELD]).toBe('No');
  });

  it('is not offered to be discarded before anything is written', async () => {
    const { user } = await write();
    await user.clear(words());
    expect(screen.queryByRole('button', { name: 'Descartar borrador' })).not.toBeInTheDocument();
  });

  it('stays where another page has written into it', async () => {
    const { user, documents } = await write();
    await user.clear(words());
    await act(() => documents.set('entry', key, { [FIELD]: { value: 'De otra' } }));
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(documents.get('entry', key)?.fields[FIELD]).toBe('De otra'));
  });
});
