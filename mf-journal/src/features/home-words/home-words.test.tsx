import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aStored } from '../../testing/an-entry.ts';
import { HomeWords } from './home-words.tsx';

const NOW = '2026-11-27T10:00:00.000Z';

const anEntry = (key: string, day: string, words: string): FakeDocument =>
  aStored({
    key,
    createdAt: `${day}T12:00:00.000Z`,
    fields: { entryId: Date.parse(`${day}T12:00:00.000Z`), 'responses.personal_content': words },
  });

const feelingOf = (day: string, emotion: string): FakeDocument => ({ kind: 'day', key: day, fields: { emotion } });

async function openWords(stored: readonly FakeDocument[]) {
  const documents = createFakeDocuments({ documents: stored });
  const view = await renderInHost({ ui: <HomeWords />, documents });
  return { ...view, documents, section: (name: string) => within(screen.getByRole('region', { name })) };
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW)));
beforeEach(() =>
  jest.useFakeTimers({ now: new Date(NOW), doNotFake: ['setTimeout', 'performance', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

it('shows the last words and the way on from them', async () => {
  const { section, container } = await openWords([
    anEntry('b', '2026-11-26', 'He abierto la ventana para oír la lluvia.'),
    anEntry('a', '2026-11-20', 'Otra cosa.'),
  ]);
  const last = section('Lo último que escribiste');
  expect(last.getByText('He abierto la ventana para oír la lluvia.')).toBeVisible();
  expect(last.getByText('Ayer')).toBeVisible();
  expect(last.getByRole('link', { name: 'Seguir escribiendo' })).toHaveAttribute(
    'href',
    `/journaling/${Date.parse('2026-11-26T12:00:00.000Z')}`,
  );
  expect(screen.queryByText(/Hace un año/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('invites to a blank page where nothing is written', async () => {
  await openWords([anEntry('a', '2026-11-20', '  ')]);
  const blank = within(await screen.findByRole('region', { name: 'Tu journal' }));
  expect(blank.getByRole('link', { name: 'Escribir una línea' })).toHaveAttribute('href', '/journaling/new');
});

it('says nothing on a device that knows nothing, until the server has been asked', async () => {
  const documents = createFakeDocuments();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { container } = await renderInHost({ ui: <HomeWords />, documents: { ...documents, refresh: () => arrived } });
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  await act(() => documents.set('entry', 'a', { 'responses.personal_content': { value: 'Una de mayo.' } }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await act(async () => arrive());
  expect(await screen.findByText('Una de mayo.')).toBeVisible();
});

const YEAR_AGO = '2025-11-27';
const twoEntries = [anEntry('b', '2026-11-27', 'Hoy.'), anEntry('a', YEAR_AGO, 'Aquella mañana en el mar.')];

it.each([
  ['no feeling', []],
  ['a pleasant one', [feelingOf(YEAR_AGO, 'serena')]],
  ['an own one whose place is pleasant', [feelingOf(YEAR_AGO, 'a mi aire'), ownPlace(0.4)]],
])('shows a year ago: %s', async (_, more) => {
  const { section } = await openWords([...twoEntries, ...more]);
  expect(section('Hace un año').getByText('Aquella mañana en el mar.')).toBeVisible();
});

it.each([
  ['a hard one', [feelingOf(YEAR_AGO, 'triste')]],
  ['an own one whose place is hard', [feelingOf(YEAR_AGO, 'a mi aire'), ownPlace(-0.4)]],
  ['an own one that has no place', [feelingOf(YEAR_AGO, 'hecha polvo')]],
])('does not show a year ago: %s', async (_, more) => {
  await openWords([...twoEntries, ...more]);
  expect(screen.getByRole('region', { name: 'Lo último que escribiste' })).toBeVisible();
  expect(screen.queryByText('Aquella mañana en el mar.')).not.toBeInTheDocument();
});

it('takes another day near it where the same date was hard', async () => {
  const near = anEntry('n', '2025-11-29', 'Dos días después.');
  const { section } = await openWords([...twoEntries, near, feelingOf(YEAR_AGO, 'triste')]);
  expect(section('Hace un año, por estas fechas').getByText('Dos días después.')).toBeVisible();
});

// The day of the tests is a Friday.
const aFriday = anEntry('c', '2026-06-05', 'Un viernes de junio.');

it('shows a day of the same weekday where none is of a year ago', async () => {
  const { section, container } = await openWords([anEntry('b', '2026-11-27', 'Hoy.'), aFriday]);
  const words = section('Aquel viernes');
  expect(words.getByText('Un viernes de junio.')).toBeVisible();
  expect(words.getByText('5 de junio de 2026')).toBeVisible();
  expect(words.getByRole('link', { name: 'Volver a leerlo' })).toHaveAttribute('href', '/journaling');
  expect(await axe(container)).toHaveNoViolations();
});

it('prefers a year ago to the same weekday', async () => {
  const { section } = await openWords([...twoEntries, aFriday]);
  expect(section('Hace un año').getByText('Aquella mañana en el mar.')).toBeVisible();
  expect(screen.queryByText('Un viernes de junio.')).not.toBeInTheDocument();
});

const putAside = 'No me lo enseñes más';

it('shows words no more, for good, once the user says so', async () => {
  const view = await openWords([...twoEntries, aFriday]);
  await view.user.click(screen.getByRole('button', { name: putAside }));
  expect(screen.queryByText('Aquella mañana en el mar.')).not.toBeInTheDocument();
  const notice = view.section('No volverá a salir aquí');
  expect(notice.getByRole('heading')).toHaveFocus();
  expect(notice.getByText(/puedes quitarlas en Configuración/)).toBeVisible();
  expect(await axe(view.container)).toHaveNoViolations();
  expect(view.documents.get('entry', 'a')?.fields).toMatchObject({ isPutAside: true });

  // Nothing takes their place, also after another page of the app.
  expect(screen.queryByText('Un viernes de junio.')).not.toBeInTheDocument();
  view.unmount();
  const later = await renderInHost({ ui: <HomeWords />, documents: view.documents });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  later.unmount();

  await openWords(view.documents.list('entry').map((one) => ({ ...one })));
  expect(screen.queryByText('Aquella mañana en el mar.')).not.toBeInTheDocument();
  expect(screen.getByText('Un viernes de junio.')).toBeVisible();
});

it('undoes it', async () => {
  const { user, documents } = await openWords(twoEntries);
  await user.click(screen.getByRole('button', { name: putAside }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getByText('Aquella mañana en el mar.')).toBeVisible();
  expect(screen.getByRole('button', { name: putAside })).toHaveFocus();
  expect(documents.get('entry', 'a')?.fields).toMatchObject({ isPutAside: false });
});

it('says that it could not be stored, and tries again', async () => {
  const documents = createFakeDocuments({ documents: twoEntries });
  const set = jest.fn(documents.set).mockRejectedValueOnce(new Error('full'));
  const { user } = await renderInHost({ ui: <HomeWords />, documents: { ...documents, set } });
  await user.click(screen.getByRole('button', { name: putAside }));
  expect(await screen.findByRole('heading', { name: 'No hemos podido guardarlo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  expect(await screen.findByRole('heading', { name: 'No volverá a salir aquí' })).toHaveFocus();
  expect(documents.get('entry', 'a')?.fields).toMatchObject({ isPutAside: true });
});

it('says that undoing could not be stored, and tries to undo again', async () => {
  const documents = createFakeDocuments({ documents: twoEntries });
  const set = jest.fn(documents.set);
  const { user } = await renderInHost({ ui: <HomeWords />, documents: { ...documents, set } });
  await user.click(screen.getByRole('button', { name: putAside }));
  set.mockRejectedValueOnce(new Error('full'));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('heading', { name: 'No hemos podido guardarlo' })).toHaveFocus();
  expect(screen.getByText('De momento sigue sin salir aquí. En tu journal está como estaba.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  expect(documents.get('entry', 'a')?.fields).toMatchObject({ isPutAside: false });
  expect(screen.getByText('Aquella mañana en el mar.')).toBeVisible();
  expect(screen.getByRole('button', { name: putAside })).toHaveFocus();
});

it("begins anew with the next day's words", async () => {
  const aSaturday = anEntry('d', '2026-06-06', 'Un sábado de junio.');
  const { user, section } = await openWords([...twoEntries, aSaturday]);
  await user.click(screen.getByRole('button', { name: putAside }));
  expect(screen.getByRole('heading', { name: 'No volverá a salir aquí' })).toBeVisible();
  act(() => {
    jest.setSystemTime(new Date('2026-11-28T10:00:00.000Z'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(section('Aquel sábado').getByText('Un sábado de junio.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No volverá a salir aquí' })).not.toBeInTheDocument();
});

it('shows the same words although others arrive', async () => {
  const documents = createFakeDocuments({
    documents: [twoEntries[0]!, aFriday],
    now: () => new Date(`${YEAR_AGO}T12:00`),
  });
  await renderInHost({ ui: <HomeWords />, documents });
  await act(() =>
    documents.set('entry', 'a', { 'responses.personal_content': { value: 'Aquella mañana en el mar.' } }),
  );
  expect(screen.getByText('Un viernes de junio.')).toBeVisible();
  expect(screen.queryByText('Aquella mañana en el mar.')).not.toBeInTheDocument();
});

it('shows no earlier day where the user wants none, nor a hard one', async () => {
  const off: FakeDocument = { kind: 'settings', key: 'settings', fields: { offersPages: false } };
  const first = await openWords([...twoEntries, aFriday, off]);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  first.unmount();
  await openWords([twoEntries[0]!, aFriday, feelingOf('2026-06-05', 'triste')]);
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('offers nothing of an earlier day until all documents are there', async () => {
  const documents = createFakeDocuments({ documents: twoEntries });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const refresh = () => arrived;
  await renderInHost({ ui: <HomeWords />, documents: { ...documents, refresh } });
  expect(screen.getAllByRole('region')).toHaveLength(1);
  await act(async () => {
    await documents.set('day', YEAR_AGO, { emotion: { value: 'triste' } });
    arrive();
  });
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

it('takes words away once their day is marked as hard, or the place of its word becomes so', async () => {
  const { documents } = await openWords([...twoEntries, feelingOf(YEAR_AGO, 'a mi aire'), ownPlace(0.4)]);
  expect(screen.getByText('Aquella mañana en el mar.')).toBeVisible();
  const places = [{ word: 'a mi aire', pleasant: -0.4, energy: 0 }];
  await act(() => documents.set('settings', 'settings', { emotionPlaces: { value: places } }));
  expect(screen.queryByText('Aquella mañana en el mar.')).not.toBeInTheDocument();
  await act(() => documents.set('day', YEAR_AGO, { emotion: { value: 'serena' } }));
  expect(screen.getByText('Aquella mañana en el mar.')).toBeVisible();
  await act(() => documents.set('day', YEAR_AGO, { emotion: { value: 'triste' } }));
  expect(screen.queryByText('Aquella mañana en el mar.')).not.toBeInTheDocument();
});

function ownPlace(pleasant: number): FakeDocument {
  return {
    kind: 'settings',
    key: 'settings',
    fields: { emotionPlaces: [{ word: 'a mi aire', pleasant, energy: 0 }] },
  };
}
