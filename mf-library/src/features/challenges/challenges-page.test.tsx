import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote.tsx';
import { aChallenge, libraryAnswers } from '../../testing/a-library.ts';

const challenges = [
  aChallenge(),
  aChallenge({
    id: 2,
    title: 'De ocho a ocho',
    category: 'Desconexión',
    tags: ['Teléfono'],
    duration: '12 horas',
    daysCount: 1,
  }),
];

interface Facts {
  readonly path?: string;
  readonly premium?: boolean;
  readonly plans?: readonly FakeDocument[];
  readonly completedActivities?: number;
  readonly confirms?: boolean;
}

async function open({
  path = '/challenges',
  premium = true,
  plans = [],
  completedActivities = 0,
  confirms = true,
}: Facts = {}) {
  const documents = createFakeDocuments({ documents: plans });
  const isLocked = !premium;
  const answers = libraryAnswers({
    challenges: challenges.map((one) => ({ ...one, isLocked, ...(isLocked ? { preview: 'Así empieza…' } : {}) })),
    completedActivities,
  });
  const view = await renderInHost({ routes, path, user: { hasPremiumAccess: premium }, documents, confirms, answers });
  await screen.findByText('2 retos');
  return { ...view, documents };
}
const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).closest('article')!);
async function openChallenge(user: UserEvent) {
  await user.click(card('Siete sentidos').getByRole('button', { name: 'Siete sentidos' }));
  const challenge = within(await screen.findByRole('dialog', { name: 'Siete sentidos' }));
  await challenge.findByText('Texto del día 1.');
  return challenge;
}
const planOfThree: FakeDocument = {
  kind: 'challenge',
  key: '1',
  fields: { startDate: '2026-12-30', 'done.1': true },
};

it('filters by category and tag', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Desconexión');
  expect(screen.getByText('1 reto')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cuerpo' }));
  expect(screen.getByRole('heading', { name: 'No se encontraron retos que coincidan con tu búsqueda' })).toBeVisible();
});

it('has all eight categories to choose from', async () => {
  await open();
  const options = within(screen.getByRole('combobox', { name: 'Categoría' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Todas las categorías',
    'Transformación Interior',
    'Consciencia',
    'Ritual',
    'Journaling',
    'Comunicación',
    'Imagen Personal',
    'Retiro',
    'Desconexión',
  ]);
});

it('adds a challenge to the user’s calendar from the chosen day (D22)', async () => {
  const { user, host, documents } = await open();
  await user.click(card('Siete sentidos').getByRole('button', { name: 'Añadir a mi calendario' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir a mi calendario' }));
  fireEvent.change(dialog.getByLabelText('Fecha de inicio'), { target: { value: '2026-12-30' } });
  expect(dialog.getByText('Termina el 1 de enero.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Añadir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(documents.get('challenge', '1')?.fields).toEqual({ startDate: '2026-12-30' });
  expect(host.showToast).toHaveBeenCalledWith({ title: 'El reto está en tu calendario' });
  const next = card('Siete sentidos').getByRole('button', { name: 'Empieza el 30 de diciembre' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(card('Siete sentidos').getByText('0 de 3 días hechos')).toBeVisible();
});

// A year of which two digits were typed.
it.each(['', '0026-12-30'])('requires a date that a calendar shows: %j is none', async (value) => {
  const { user, documents } = await open();
  await user.click(card('Siete sentidos').getByRole('button', { name: 'Añadir a mi calendario' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Fecha de inicio'), { target: { value } });
  await user.click(dialog.getByRole('button', { name: 'Añadir' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Elige una fecha.');
  expect(documents.list('challenge')).toEqual([]);
});

it('moves it and keeps completed days, whose number is in the place of its length', async () => {
  const { user, documents, host } = await open({ plans: [planOfThree] });
  expect(card('Siete sentidos').getByText('1 de 3 días hechos')).toBeVisible();
  expect(card('Siete sentidos').queryByText('3 días')).not.toBeInTheDocument();
  expect(card('De ocho a ocho').getByText('12 horas')).toBeVisible();
  const challenge = await openChallenge(user);
  expect(challenge.getByRole('link', { name: 'En tu calendario: del 30 de diciembre al 1 de enero' })).toHaveAttribute(
    'href',
    '/calendario',
  );
  await user.click(challenge.getByRole('button', { name: 'Cambiar la fecha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar la fecha' }));
  fireEvent.change(dialog.getByLabelText('Fecha de inicio'), { target: { value: '2027-02-01' } });
  await user.click(dialog.getByRole('button', { name: 'Cambiar' }));
  await waitFor(() =>
    expect(documents.get('challenge', '1')?.fields).toEqual({ startDate: '2027-02-01', 'done.1': true }),
  );
  await waitFor(() => expect(host.showToast).toHaveBeenCalledWith({ title: 'Has cambiado la fecha del reto' }));
});

it('removes it; asks first where days are ticked off', async () => {
  const { user, host, documents } = await open({ plans: [planOfThree] });
  const challenge = await openChallenge(user);
  await user.click(challenge.getByRole('button', { name: 'Quitar del calendario' }));
  await waitFor(() => expect(documents.list('challenge')).toEqual([]));
  expect(host.confirm).toHaveBeenCalledTimes(1);
  expect(challenge.getByRole('button', { name: 'Añadir a mi calendario' })).toHaveFocus();
});

it('says that it could not be removed', async () => {
  const { user, host, documents } = await open({ plans: [planOfThree] });
  documents.remove = () => Promise.reject(new Error('full'));
  const challenge = await openChallenge(user);
  await user.click(challenge.getByRole('button', { name: 'Quitar del calendario' }));
  const title = 'No hemos podido guardarlo. Vuelve a intentarlo en un momento.';
  await waitFor(() => expect(host.showToast.mock.calls).toEqual([[{ title, tone: 'error' }]]));
});

it('keeps it if the user cancels', async () => {
  const { user, documents } = await open({ plans: [planOfThree], confirms: false });
  const challenge = await openChallenge(user);
  await user.click(challenge.getByRole('button', { name: 'Quitar del calendario' }));
  expect(documents.list('challenge')).toHaveLength(1);
});

it('opens in a dialog, by its address, and shows completed days', async () => {
  const { user, location } = await open({ plans: [planOfThree] });
  await user.click(card('Siete sentidos').getByRole('button', { name: 'Siete sentidos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Siete sentidos' }));
  expect(location()).toBe('/challenges?reto=1');
  expect(await dialog.findByText('Texto del día 1.')).toBeVisible();
  const first = dialog.getByRole('heading', { name: 'Día 1 · Paso 1' }).closest('summary');
  expect(first).toHaveTextContent('Hecho');
  expect(dialog.getByText('Texto del día 3.')).not.toBeVisible();
  expect(dialog.getByRole('button', { name: 'Llevar a otro calendario (.ics)' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(location()).toBe('/challenges'));
});

it('opens the challenge of a copied address, and closes to the list', async () => {
  const { user, location } = await open({ path: '/challenges?reto=2' });
  await user.click(
    within(await screen.findByRole('dialog', { name: 'De ocho a ocho' })).getByRole('button', { name: 'Cerrar' }),
  );
  await waitFor(() => expect(location()).toBe('/challenges'));
});

describe('for a user without premium (D7)', () => {
  it('before the limit shows the preview', async () => {
    const { user, host } = await open({ premium: false });
    await user.click(card('Siete sentidos (Bloqueado)').getByRole('button', { name: 'Ver de qué trata' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Siete sentidos' }));
    expect(dialog.getByText('Así empieza…')).toBeVisible();
    expect(screen.queryByText('Añadir a mi calendario')).not.toBeInTheDocument();
    expect(host.openUpgrade).not.toHaveBeenCalled();
  });

  it('at the limit opens the offer', async () => {
    const { user, host, location } = await open({ premium: false, completedActivities: 5 });
    await user.click(card('Siete sentidos (Bloqueado)').getByRole('button', { name: 'Siete sentidos (Bloqueado)' }));
    await user.click(
      card('Siete sentidos (Bloqueado)').getByRole('button', { name: 'Actualiza a Premium para desbloquear' }),
    );
    expect(host.openUpgrade).toHaveBeenCalledTimes(2);
    expect(location()).toBe('/challenges');
  });
});
