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
const joined = () => screen.getByLabelText('Las dos, unidas');
const words = () => screen.getByLabelText(newPersonalTarget(key).questions[0]!.question);

describe('a sibling', () => {
  const said = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!);

  /** The text has become the sibling meanwhile: further typing goes there, and the field has other text. */
  const conflict = (documents: Documents) => {
    const begin = documents.open;
    documents.open = async (...names) => ({ ...(await begin(...names)), set: () => undefined });
  };

  it.each([
    ['Quedarme con la de aquí', 'current'],
    ['Quedarme con la otra', 'other'],
    ['Guardar las dos', 'both'],
  ] as const)(
    'shows the text of the field, not what is typed in the sibling, and %s means that',
    async (name, choice) => {
      const { user, field, press, documents } = await open({ others: [phone], change: conflict });
      const choose = jest.spyOn(documents, 'choose');
      await user.type(field, ' y más');
      expect(said('Aquí dice').getByText('Aquí')).toBeVisible();
      expect(said('En tu móvil dice').getByText('Del móvil')).toBeVisible();
      await press(name);
      await waitFor(() => expect(choose).toHaveBeenCalledWith('entry', key, { ...phone, beside: 'Aquí' }, choice));
    },
  );

  it("merges the field's text with the other", async () => {
    const { user, field, press, documents } = await open({ others: [phone], change: conflict });
    const choose = jest.spyOn(documents, 'choose');
    await user.type(field, ' y más');
    await press('Unir las dos');
    expect(joined()).toHaveValue('Aquí\n\nDel móvil');
    await press('Usar este texto');
    await waitFor(() =>
      expect(choose).toHaveBeenCalledWith('entry', key, { ...phone, beside: 'Aquí' }, { join: 'Aquí\n\nDel móvil' }),
    );
  });

  it('merges text typed since the entry was opened', async () => {
    const { user, field, press, kept } = await open({ others: [phone] });
    await user.type(field, ' y más');
    expect(said('Aquí dice').getByText('Aquí y más')).toBeVisible();
    await press('Unir las dos');
    await press('Usar este texto');
    await waitFor(() => expect(kept()).toBe('Aquí y más\n\nDel móvil'));
  });

  it('does not overwrite text typed in the field during a merge', async () => {
    const { user, field, press, kept } = await open({ others: [phone] });
    await press('Unir las dos');
    await user.type(field, ' y más');
    await press('Usar este texto');
    expect(await said('En tu móvil dice').findByText('Aquí Del móvil')).toBeVisible();
    expect(kept()).toBe('Aquí y más');
  });

  it('does not take a sibling that is just being kept for text of the field', async () => {
    const { documents, user, field } = await open({ others: [phone], change: conflict });
    await user.type(field, ' y más');
    const stored = documents.get('entry', key)!;
    const show = (state: 'saving' | 'device', text: string) => {
      jest.spyOn(documents, 'get').mockReturnValue({ ...stored, state, fields: { ...stored.fields, [FIELD]: text } });
      return act(() => documents.set('day', '2026-11-21', {}));
    };
    await show('saving', 'Aquí y más');
    expect(said('Aquí dice').getByText('Aquí')).toBeVisible();
    await show('device', 'De otra');
    expect(said('Aquí dice').getByText('De otra')).toBeVisible();
  });
});

describe('text being merged', () => {
  const join = async (scene: Scene = {}) => {
    const view = await open({ others: [phone], ...scene });
    await view.user.click(screen.getAllByRole('button', { name: 'Unir las dos' })[0]!);
    await view.user.type(joined(), ' y mías');
    return view;
  };
  const hers = 'Aquí\n\nDel móvil y mías';

  it('stays when the entry is changed elsewhere', async () => {
    const { elsewhere, user } = await join();
    await elsewhere('De otra');
    await user.keyboard(' también');
    expect(joined()).toHaveValue(`${hers} también`);
    expect(words()).toHaveValue('Aquí');
  });

  it('stays when another sibling is resolved', async () => {
    const { press } = await join({ others: [phone, tablet] });
    await press('Quedarme con la de aquí');
    await waitFor(() => expect(screen.queryByText('De la tableta')).not.toBeInTheDocument());
    expect(joined()).toHaveValue(hers);
  });

  it('stays when the sibling is resolved elsewhere, and can still be used', async () => {
    const { press, documents, kept } = await join();
    await act(() => documents.choose('entry', key, { ...phone, beside: 'Aquí' }, 'current'));
    expect(joined()).toHaveValue(hers);
    await press('Usar este texto');
    await waitFor(() => expect(kept()).toBe(hers));
    expect(screen.queryByLabelText('Las dos, unidas')).not.toBeInTheDocument();
  });

  it('stays when the device refuses it', async () => {
    const { press, documents, host } = await join();
    jest.spyOn(documents, 'choose').mockRejectedValue(new Error('the device is full'));
    await press('Usar este texto');
    await waitFor(() => expect(host.showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
    expect(joined()).toHaveValue(hers);
  });

  it('is not saved by Ctrl and Enter', async () => {
    const { user, onClose } = await join();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onClose).not.toHaveBeenCalled();
    expect(joined()).toBeVisible();
  });

  it.each(['{Escape}', 'Cerrar', 'Cancelar', 'Guardar reflexión', 'Volver'])(
    'is not left without a question: %s',
    async (way) => {
      const { user, press, host, onClose } = await join({ confirms: false });
      await (way === '{Escape}' ? user.keyboard(way) : press(way));
      await waitFor(() => expect(host.confirm).toHaveBeenCalledTimes(1));
      expect(onClose).not.toHaveBeenCalled();
      expect(joined()).toHaveValue(hers);
    },
  );

  it('is discarded after confirmation', async () => {
    const { user, onClose } = await join();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('needs no question if unchanged', async () => {
    const { user, press, host, onClose } = await open({ others: [phone] });
    await press('Unir las dos');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(host.confirm).not.toHaveBeenCalled();
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
  const hers = 'Hoy bien y mía';

  it('stays when the entry is changed elsewhere, which is shown afterwards', async () => {
    const { elsewhere, press } = await refine();
    await elsewhere('De otra');
    expect(byHand()).toHaveValue(hers);
    await press('Dejarlo como estaba');
    await waitFor(() => expect(words()).toHaveValue('De otra'));
  });

  it('is not saved by Ctrl and Enter', async () => {
    const { user, onClose, kept } = await refine();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(byHand()).toHaveValue(hers);
    expect(onClose).not.toHaveBeenCalled();
    expect(kept()).toBe('Hoy  bien');
  });

  it.each(['{Escape}', 'Dejarlo como estaba', 'Ver los cambios'])('is not left without a question: %s', async (way) => {
    const { user, press, host } = await refine({ confirms: false });
    await (way === '{Escape}' ? user.keyboard(way) : press(way));
    await waitFor(() => expect(host.confirm).toHaveBeenCalledTimes(1));
    expect(byHand()).toHaveValue(hers);
  });
});

it('saves by Ctrl and Enter in a field of the entry', async () => {
  const { user, field, onClose } = await open();
  await user.type(field, ' y más{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(dialog()).toBeVisible();
});
