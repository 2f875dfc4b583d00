import {
  type ContentItemAnswer,
  dropContentDraft,
  getContent,
  listContent,
  previewContent,
  publishContent,
  saveContentDraft,
  undoContent,
} from '@app/contract/admin-content';
import type { SlotComponent } from '@app/shared-ui/host';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { routes } from '../../remote.tsx';
import { adminAnswers } from '../../testing/an-admin.ts';

const value = {
  id: 1,
  title: 'Silencio',
  icon: 'seedling',
  month: 1,
  description: 'Doce lunas de calma para volver a oírte sin prisa y sin que nadie te apure.',
  steps: ['Siéntate', 'Respira'],
};
const anItem = (facts: Partial<ContentItemAnswer> = {}): ContentItemAnswer => ({
  kind: 'block',
  number: 1,
  title: 'Silencio',
  rev: 3,
  isEdited: true,
  value,
  isSeedNewer: false,
  history: [{ rev: 3, at: '2026-02-03T10:00:00.000Z', by: 'directora', isUndo: false }],
  ...facts,
});

const open = (path: string, ...answers: CallAnswer[]) =>
  renderInHost({
    routes,
    path: `/admin?ver=textos${path}`,
    answers: [
      ...adminAnswers(),
      [
        listContent,
        {
          body: [
            { kind: 'block', number: 2, title: 'Soltar', rev: 0, isEdited: false },
            { kind: 'block', number: 1, title: 'Silencio', rev: 3, isEdited: true },
            { kind: 'film', number: 1, title: 'Un río', rev: 0, isEdited: false },
          ],
        },
      ],
      [getContent, { body: anItem() }],
      ...answers,
    ],
  });
const editor = () => screen.findByRole('heading', { level: 2, name: 'Bloque 1: Silencio' });
/** Whether the browser asks before the tab is closed. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => sessionStorage.clear());

it('lists texts by kind and title, and opens one', async () => {
  const { user, location, container } = await open('');
  expect(await screen.findByRole('heading', { level: 2, name: 'Textos del programa' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bloque 1: SilencioEditado',
    'Bloque 2: Soltar',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de texto' }), 'Películas');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un texto' }), 'rio');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(await act(() => axe(container))).toHaveNoViolations();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de texto' }), 'Bloques');
  expect(screen.getByText('Ninguno con ese nombre en «Bloques». Prueba con otro tipo de texto.')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Buscar un texto' }));
  await user.click(screen.getByRole('link', { name: 'Bloque 1: Silencio' }));
  expect(location()).toBe('/admin?ver=textos&tipo=block&numero=1');
  // The page begins where the text does, not as far down as the list was.
  expect(await editor()).toHaveFocus();
});

it('leads from a text back to its kind, and to the text itself', async () => {
  const { user, location } = await open('&tipo=film&numero=1', [
    getContent,
    { body: anItem({ kind: 'film', title: 'Un río' }) },
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Película 1: Un río' });
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }));
  const link = await screen.findByRole('link', { name: 'Película 1: Un río' });
  await waitFor(() => expect(link).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Tipo de texto' })).toHaveDisplayValue('Películas');
  expect(location()).toBe('/admin?ver=textos&tipo=film');
});

it('previews the result, and publishes exactly that', async () => {
  const { user, calls, host, container } = await open(
    '&tipo=block&numero=1',
    [
      previewContent,
      ({ body }) => ({ body: { value: { ...(body as { value: object }).value, title: 'Silencio claro' } } }),
    ],
    [publishContent, { body: { rev: 4 } }],
  );
  await editor();
  expect(await act(() => axe(container))).toHaveNoViolations();
  // Ids and fields that depend on them are not offered.
  expect(screen.queryByLabelText('id')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Título'));
  await user.type(screen.getByLabelText('Título'), ' Silencio claro ');
  await user.click(screen.getByRole('button', { name: 'Añadir: Paso' }));
  await user.type(screen.getByLabelText('Paso 3'), 'Escucha');
  await user.click(screen.getByRole('button', { name: 'Quitar: Paso 1' }));
  await user.click(screen.getByRole('button', { name: 'Vista previa' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Así se leerá' }));
  expect(preview.getByRole('heading', { name: 'Silencio claro' })).toBeVisible();
  expect(preview.getByText('Escucha')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Publicar' }));
  const sent = calls.find(({ name }) => name === 'publishContent');
  expect(sent).toMatchObject({
    params: { kind: 'block', number: '1' },
    body: { rev: 3, value: { ...value, title: 'Silencio claro', steps: ['Respira', 'Escucha'] } },
  });
  expect(host.showToast).toHaveBeenCalledWith({ title: 'Cambios publicados' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('previews an activity week by week, each as what fills the slot of its card', async () => {
  const lenses = ['Uno', 'Dos'].map((title) => ({ title, text: [`El texto de ${title}.`] }));
  const activity = (id: number) => ({
    id,
    blockId: 1,
    weekId: id,
    title: `Número ${id}`,
    description: 'De qué va.',
    type: 'journaling',
    time: { minutes: 40, span: 'once' },
    status: 'pending',
    isLocked: false,
    body: null,
  });
  const answers: CallAnswer[] = [
    [getContent, { body: anItem({ kind: 'activity', value: { base: 1, kind: 'journaling', lenses } }) }],
    [previewContent, ({ body }) => ({ body: { ...(body as object), activities: [activity(1), activity(10)] } })],
  ];
  const Card = (props: Record<string, unknown>) => <p>{JSON.stringify(props)}</p>;
  const filled: Record<string, SlotComponent> = { 'activity-preview': Card };
  for (const slots of [{}, filled]) {
    const { user, unmount } = await renderInHost({
      routes,
      path: '/admin?ver=textos&tipo=activity&numero=1',
      answers: [...adminAnswers(), ...answers],
      slots,
    });
    await screen.findByRole('heading', { level: 2, name: /^Actividad 1/ });
    await user.type(screen.getAllByRole('textbox', { name: 'Título', hidden: true })[0]!, '!');
    await user.click(screen.getByRole('button', { name: 'Vista previa' }));
    const weeks = within(await screen.findByRole('dialog', { name: 'Así se leerá' })).getAllByRole('region');
    const texts =
      'activity-preview' in slots
        ? [/^Semana 1.*"id":1,.*"isOpen":true/, /^Semana 2.*"id":10.*"isOpen":false/]
        : [/^Semana 1.*Uno!.*El texto de Uno\./, /^Semana 2.*El texto de Dos\./];
    await waitFor(() => texts.forEach((text, i) => expect(weeks[i]).toHaveTextContent(text)));
    unmount();
  }
});

it('offers what can be chosen in words, and sends the word of the files', async () => {
  const film = {
    title: 'Un río',
    motif: 'bus',
    coverColor: '#6f6a72',
    blocks: [3],
    symbolism: [{ image: 'Los espejos', meaning: 'Se mira.' }],
    care: { when: 'Si te pesa.', instead: 'Otra.', help: '' },
  };
  const { user, calls } = await open(
    '&tipo=film&numero=1',
    [getContent, { body: anItem({ kind: 'film', title: 'Un río', value: film }) }],
    [previewContent, ({ body }) => ({ body })],
  );
  await screen.findByRole('heading', { level: 2, name: 'Película 1: Un río' });
  expect(screen.getByText('Símbolo 1')).toHaveTextContent('Símbolo 1Los espejos');
  expect(screen.getByLabelText('Bloque 1')).toHaveValue(3);
  expect(screen.getByRole('combobox', { name: 'Quién puede ayudar' })).toHaveDisplayValue('Elige una opción');
  const motif = screen.getByRole('combobox', { name: 'Dibujo de la cubierta' });
  expect(motif).toHaveDisplayValue('Autobús');
  await user.selectOptions(motif, 'Vías del tren');
  await user.click(screen.getByRole('button', { name: 'Vista previa' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Así se leerá' }));
  expect(preview.getByText('Vías del tren')).toBeVisible();
  expect(preview.queryByText('#6f6a72')).not.toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'previewContent')?.body).toEqual({ value: { ...film, motif: 'rails' } });
});

it('previews what has not been changed, with nothing to publish', async () => {
  const { user } = await open('&tipo=block&numero=1', [previewContent, ({ body }) => ({ body })]);
  await editor();
  await user.click(screen.getByRole('button', { name: 'Vista previa' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Así se leerá' }));
  expect(preview.getByText('Brote')).toBeVisible();
  expect(preview.queryByRole('button', { name: 'Publicar' })).not.toBeInTheDocument();
});

it('keeps the keyboard in a text that grows long', async () => {
  const { user } = await open('&tipo=block&numero=1');
  await editor();
  const long = 'Un silencio tan ancho que ya no cabe en una sola línea del papel';
  await user.type(screen.getByLabelText('Título'), long);
  expect(screen.getByLabelText('Título')).toHaveValue(`Silencio${long}`);
});

it('names each fault by its field', async () => {
  const fields = { title: 'Escribe algo', 'steps.1': 'Demasiado largo' };
  const { user, host } = await open('&tipo=block&numero=1', [
    previewContent,
    { status: 400, body: { message: 'Hay datos que revisar.', fields } },
  ]);
  await editor();
  await user.type(screen.getByLabelText('Título'), '!');
  await user.click(screen.getByRole('button', { name: 'Vista previa' }));
  expect(screen.getByLabelText('Título')).toHaveAccessibleDescription('Escribe algo');
  expect(screen.getByLabelText('Título')).toHaveFocus();
  expect(screen.getByLabelText('Paso 2')).toHaveAccessibleDescription('Demasiado largo');
  expect(host.showToast).toHaveBeenCalledWith({ title: 'Hay datos que revisar.', tone: 'error' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the edit when the text was changed meanwhile, and says so', async () => {
  const message = 'Alguien ha publicado otro cambio mientras tanto. Vuelve a abrir el texto.';
  const { user, host } = await open(
    '&tipo=block&numero=1',
    [previewContent, ({ body }) => ({ body })],
    [publishContent, { status: 409, body: { message } }],
  );
  await editor();
  await user.type(screen.getByLabelText('Título'), ' mío');
  await user.click(screen.getByRole('button', { name: 'Vista previa' }));
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  expect(host.showToast).toHaveBeenCalledWith({ title: message, tone: 'error' });
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByLabelText('Título')).toHaveValue('Silencio mío');
});

it('reverts the last change, after a confirmation', async () => {
  const { user, calls, host } = await open('&tipo=block&numero=1', [undoContent, { body: { rev: 4 } }]);
  await editor();
  expect(screen.getByText('directora publicó un cambio')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer el último cambio' }));
  expect(host.confirm).toHaveBeenCalledTimes(1);
  expect(calls.find(({ name }) => name === 'undoContent')).toMatchObject({ body: { rev: 3 } });
  expect(host.showToast).toHaveBeenCalledWith({ title: 'Cambio deshecho' });
});

it('offers no revert of texts from the files, and shows newer files', async () => {
  await open('&tipo=block&numero=1', [
    getContent,
    { body: anItem({ isEdited: false, isSeedNewer: true, history: [] }) },
  ]);
  await editor();
  expect(screen.queryByRole('button', { name: 'Deshacer el último cambio' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Una versión nueva de la aplicación trae otro texto/)).toBeVisible();
});

it('keeps it once by two clicks', async () => {
  const { user, calls, host } = await open('&tipo=block&numero=1', [saveContentDraft, { status: 204 }]);
  await editor();
  await user.type(screen.getByRole('textbox', { name: 'Título' }), ' y más');
  const save = screen.getByRole('button', { name: 'Guardar borrador' });
  await act(async () => {
    save.click();
    save.click();
  });
  await waitFor(() => expect(host.showToast).toHaveBeenCalled());
  expect(calls.filter(({ name }) => name === 'saveContentDraft')).toHaveLength(1);
});

it('keeps an unfinished edit, and goes on with it', async () => {
  const draft = { value: { ...value, title: 'A medias' }, rev: 3, at: '2026-02-04T10:00:00.000Z', by: 'eva' };
  let item = anItem();
  const { user, calls, host } = await open(
    '&tipo=block&numero=1',
    [getContent, () => ({ body: item })],
    [saveContentDraft, { status: 204 }],
    [
      dropContentDraft,
      () => {
        item = anItem();
        return { status: 204 };
      },
    ],
  );
  await editor();
  expect(screen.getByRole('button', { name: 'Guardar borrador' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Título' }), ' y más');
  item = anItem({ draft });
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(calls.find(({ name }) => name === 'saveContentDraft')?.body).toMatchObject({
    rev: 3,
    value: { title: 'Silencio y más' },
  });
  expect(await screen.findByText(/^Sigues un borrador de eva, del 4\/2\/2026/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Silencio y más');
  await user.click(screen.getByRole('button', { name: 'Descartar el borrador' }));
  expect(host.confirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(/^Sigues un borrador/)).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Silencio');
});

it('has what was typed and not saved again, whatever way the editor was left', async () => {
  const { user, host } = await open('&tipo=block&numero=1');
  await editor();
  expect(screen.queryByText('Sin guardar')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Título'), ' mío');
  expect(screen.getByText('Sin guardar')).toBeVisible();
  expect(screen.getByText('Se publica desde la vista previa.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Correos' }));
  await screen.findByRole('heading', { level: 2, name: /^Correos/ });
  await user.click(screen.getByRole('link', { name: 'Textos' }));
  await screen.findByRole('heading', { level: 2, name: 'Textos del programa' });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Bloque 1: SilencioSin guardarEditado');
  await user.click(screen.getByRole('link', { name: 'Bloque 1: Silencio' }));
  await editor();
  expect(screen.getByText('Aquí sigue lo que no habías guardado.')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue('Silencio mío');
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }));
  await user.click(await screen.findByRole('link', { name: 'Bloque 1: Silencio' }));
  await editor();
  expect(screen.getByLabelText('Título')).toHaveValue('Silencio mío');
  await user.click(screen.getByRole('button', { name: 'Descartar lo no guardado' }));
  expect(host.confirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByLabelText('Título')).toHaveValue('Silencio'));
  expect(screen.queryByText('Aquí sigue lo que no habías guardado.')).not.toBeInTheDocument();
});

it('says of an edit found again that the text has changed since', async () => {
  let item = anItem();
  const { user } = await open('&tipo=block&numero=1', [getContent, () => ({ body: item })]);
  await editor();
  await user.type(screen.getByLabelText('Título'), ' mío');
  await user.click(screen.getByRole('button', { name: 'Volver a la lista' }));
  item = anItem({ rev: 4 });
  await user.click(await screen.findByRole('link', { name: 'Bloque 1: Silencio' }));
  expect(await screen.findByText(/^Aquí sigue.*El texto ha cambiado desde entonces/)).toBeVisible();
});

it('asks before the tab is closed with an unsaved edit, and holds up no quick exit', async () => {
  const { user } = await open('&tipo=block&numero=1', [saveContentDraft, { status: 204 }]);
  await editor();
  expect(asks()).toBe(false);
  await user.type(screen.getByLabelText('Título'), ' mío');
  expect(asks()).toBe(true);
  // As the exit leaves the page.
  document.documentElement.style.display = 'none';
  expect(asks()).toBe(false);
  document.documentElement.style.removeProperty('display');
  await user.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(screen.queryByText('Sin guardar')).not.toBeInTheDocument());
  expect(asks()).toBe(false);
});
