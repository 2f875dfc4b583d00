import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router-dom';
import RereadEntriesSlot from '../../slot-reread-entries.tsx';
import { anActivityEntry, anEntry } from '../../testing/an-entry.ts';

const aPage = (key: string, day: string, words: string): FakeDocument =>
  anEntry({ key, createdAt: `${day}T12:00:00.000Z`, fields: { 'responses.personal_content': words } });
const feelingOf = (day: string, emotion: string): FakeDocument => ({ kind: 'day', key: day, fields: { emotion } });

const pages = [
  aPage('d', '2026-04-01', 'La última de todas.'),
  aPage('c', '2026-03-01', 'Me reí en el mercado.'),
  aPage('b', '2026-02-01', 'Una muy larga, de las que no se acaban nunca, y aun así se acabó.'),
  aPage('a', '2026-01-01', 'El primer día.'),
];

function Where() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

const show = (activityId: number, documents: readonly FakeDocument[]) =>
  renderInHost({
    ui: (
      <>
        <RereadEntriesSlot activityId={activityId} address="/block/4/etapa/16#actividad-142" />
        <Where />
      </>
    ),
    documents: createFakeDocuments({ documents }),
  });
const places = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('offers one of the beginning, the longest and one of a good day, accessibly', async () => {
  const { container } = await show(142, [...pages, feelingOf('2026-03-01', 'alegre')]);
  expect(screen.getByRole('heading', { name: 'Tres páginas tuyas' })).toBeVisible();
  expect(places()).toEqual([
    expect.stringMatching(/^Del principio.*El primer día\./),
    expect.stringMatching(/^De un día en que escribiste mucho.*Una muy larga/),
    expect.stringMatching(/^De un día bueno.*Me reí en el mercado\./),
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('opens a page to be read, with the activity behind it', async () => {
  const { user } = await show(142, pages);
  await user.click(screen.getByRole('link', { name: 'Releerla: El primer día.' }));
  expect(screen.getByRole('status')).toHaveTextContent('/journaling {"reading":"a","isAbove":true}');
});

it('puts another page in a place, or the one that the user chooses, also of a hard day', async () => {
  const { user, container } = await show(143, [...pages, feelingOf('2026-03-01', 'triste')]);
  expect(places()[2]).toMatch(/^De hace poco.*La última de todas/);
  expect(screen.queryByText('Me reí en el mercado.')).not.toBeInTheDocument();
  const first = () => within(screen.getAllByRole('listitem')[0]!);
  await user.click(first().getByRole('button', { name: 'Elegirla yo, en lugar de «El primer día.»' }));
  expect(first().getByRole('button', { name: 'Dejarla así: El primer día.' })).toHaveAttribute('aria-expanded', 'true');
  const putHere = first().getByRole('button', { name: 'Ponerla aquí' });
  expect(putHere).toBeDisabled();
  await user.selectOptions(first().getByLabelText('Tus páginas'), 'c');
  // Choosing in the list changes nothing yet, so that it can be browsed with the arrow keys.
  expect(places()[0]).toMatch(/^Del principio.*El primer día\./);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(putHere);
  expect(places()[0]).toMatch(/^Elegida por ti.*Me reí en el mercado\./);
  expect(first().queryByLabelText('Tus páginas')).not.toBeInTheDocument();
  expect(first().getByRole('button', { name: /^Elegirla yo, en lugar de «Me reí/ })).toHaveFocus();
  await user.click(first().getByRole('button', { name: 'Otra en lugar de «Me reí en el mercado.»' }));
  expect(places()[0]).toMatch(/^Del principio.*El primer día\./);
  // There is no further page to offer, and so the button that was clicked is gone.
  expect(first().queryByRole('button', { name: /^Otra/ })).not.toBeInTheDocument();
  expect(first().getByRole('button', { name: 'Elegirla yo, en lugar de «El primer día.»' })).toHaveFocus();
});

it('does with fewer pages than three, and with none', async () => {
  const first = await show(142, [...pages.slice(0, 2), anActivityEntry(142, 'La de esta actividad.')]);
  expect(screen.getByRole('heading', { name: 'Dos páginas tuyas' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  first.unmount();
  await show(142, []);
  expect(screen.getByText(/^Todavía no tienes páginas que releer\./)).toBeVisible();
});

it('offers nothing until all documents are there, and nothing of a day that becomes hard', async () => {
  const documents = createFakeDocuments({ documents: pages });
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const ui = <RereadEntriesSlot activityId={142} address="/block/4/etapa/16#actividad-142" />;
  await renderInHost({ ui, documents: { ...documents, refresh: () => arrived } });
  expect(screen.queryByText('El primer día.')).not.toBeInTheDocument();
  await act(async () => arrive());
  expect(screen.getByText('El primer día.')).toBeVisible();
  await act(() => documents.set('day', '2026-01-01', { emotion: { value: 'triste' } }));
  expect(screen.queryByText('El primer día.')).not.toBeInTheDocument();
});

it('leaves a place free where only hard days are left', async () => {
  const { user } = await show(144, [pages[0]!, feelingOf('2026-04-01', 'triste')]);
  expect(screen.getByRole('heading', { name: 'Páginas tuyas' })).toBeVisible();
  expect(places()).toEqual([expect.stringMatching(/^Este sitio lo dejamos libre.*Elegirla yo$/)]);
  await user.click(screen.getByRole('button', { name: 'Elegirla yo (sitio 1)' }));
  expect(screen.getByRole('button', { name: 'Dejarlo libre (sitio 1)' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Tus páginas'), 'd');
  await user.click(screen.getByRole('button', { name: 'Ponerla aquí' }));
  expect(screen.getByRole('heading', { name: 'Una página tuya' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
