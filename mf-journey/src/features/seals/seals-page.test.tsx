import { listSeals } from '@app/contract/seals';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { aSeal, fortyEightSeals, journeyAnswers } from '../../testing/a-journey.ts';
import { SealsPage } from './seals-page.tsx';

const open = (seals = fortyEightSeals(3)) =>
  renderInHost({ ui: <SealsPage />, answers: [...journeyAnswers(), [listSeals, { body: seals }]] });

it('shows all seals, one after the other', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Mis Sellos Emocionales' })).toBeVisible();
  expect(await screen.findByText('Desbloqueados 3 / 48')).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(48);
  expect(items.slice(0, 3).map((item) => item.style.animationDelay)).toEqual(['0s', '0.03s', '0.06s']);
  expect(screen.getAllByText('Por descubrir')).toHaveLength(45);
  expect(screen.getByText(/^Bloque.12 · Semana.4$/)).toBeVisible();
});

it('searches, filters and clears', async () => {
  const { user } = await open();
  await screen.findByText('Desbloqueados 3 / 48');
  await user.type(screen.getByPlaceholderText('Buscar sellos'), 'fluir');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bloque' }), 'Bloque 2');
  expect(screen.getByText('No se encontraron sellos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(48);
  // Not the document's body: Tab goes on to the first seal.
  expect(screen.getByRole('list').parentElement).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Desbloqueados');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('begins with the one that is filling, which leads to its stage, as long as nothing is filtered', async () => {
  const filling = aSeal({ id: 6, title: 'Agua mansa', status: 'in_progress', progress: 44 });
  const { user } = await open([...fortyEightSeals(5).slice(0, 5), filling]);
  const next = await screen.findByRole('link', { name: /^En camino: Agua mansa/ });
  expect(next).toHaveAttribute('href', '/block/2/etapa/6');
  expect(next).toHaveTextContent('llevas el 44 %');
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  await user.type(screen.getByPlaceholderText('Buscar sellos'), 'fluir');
  expect(next).not.toBeInTheDocument();
});

it('shows seals that failed to load as none, and logs it (2§8)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderInHost({ ui: <SealsPage />, answers: [[listSeals, { status: 500, body: {} }]] });
  expect(await screen.findByText('No se encontraron sellos')).toBeVisible();
  expect(screen.getByText('Desbloqueados 0 / 0')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('the seals have not loaded', expect.anything());
  logged.mockRestore();
});

it('enlarges one: its meaning, and a picture to save', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Fluir emocional/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fluir emocional' }));
  expect(dialog.getByRole('img', { name: 'Sello Fluir emocional' })).toBeVisible();
  expect(dialog.getByText('Llevas contigo la pausa.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Guardar como imagen' })).toBeVisible();
  const words = dialog.getByRole('link', { name: 'Leer lo que escribí' });
  expect(words).toHaveAttribute('href', '/journaling?stage=1');
  expect(words.parentElement).toContainElement(dialog.getByRole('button', { name: 'Guardar para imprimir' }));
});

it('hides a locked one, and names where it is earned', async () => {
  const { user } = await open([aSeal({ id: 6, title: 'Agua mansa' })]);
  await user.click(await screen.findByRole('button', { name: /Por descubrir/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Por descubrir' }));
  expect(dialog.queryByText('Agua mansa')).not.toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Ir a su etapa' })).toHaveAttribute('href', '/block/2/etapa/6');
});
