import { recordLead } from '@app/contract/leads';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setNextPageMessage } from '../../storage/next-page-message.ts';
import { Landing } from './landing.tsx';

type Answer = NonNullable<Parameters<typeof renderInHost>[0]['answers']>[number][1];

const fbq = jest.fn();

beforeEach(() => {
  fbq.mockClear();
  window.fbq = fbq;
});

afterEach(() => {
  delete window.fbq;
});

const open = (answer: Answer = { status: 204 }) => renderInHost({ ui: <Landing />, answers: [[recordLead, answer]] });

it('has eight sections in order', async () => {
  await open();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const titles = screen.getAllByRole('heading').filter(({ tagName }) => ['H1', 'H2'].includes(tagName));
  expect(titles.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Doce meses para volver a encontrarte',
    '¿Te reconoces?',
    'Seis maneras de estar contigo',
    'Un camino, no un catálogo',
    'Lo que tendrás al llegar',
    'Lo cuentan ellas',
    'Cuando quieras, empezamos',
    'Pie de página',
  ]);
});

it('says goodbye, once, to who has deleted the account', async () => {
  setNextPageMessage('account-deleted');
  const { unmount } = await open();
  expect(
    await screen.findByText('Tu cuenta y todo lo que contenía se han borrado. Gracias por el tiempo que pasaste aquí.'),
  ).toBeVisible();
  unmount();
  await open();
  expect(screen.queryByText(/se han borrado/)).not.toBeInTheDocument();
});

it('shows the six modules and how many have begun', async () => {
  await open();
  const modules = screen.getByRole('region', { name: 'Seis maneras de estar contigo' });
  expect(
    within(modules)
      .getAllByRole('heading', { level: 3 })
      .slice(0, 6)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Calendario emocional',
    'Journaling',
    'Retos de transformación',
    'Biblioteca de lecturas',
    'Filmoteca simbólica',
    'Medios emocionales',
  ]);
  expect(screen.getByText(/más de 1\.000 mujeres/)).toBeVisible();
});

it('has two testimonials, with first name, age and an accessible rating', async () => {
  await open();
  const voices = screen.getAllByRole('figure').filter((figure) => within(figure).queryByText(/\d+ años/));
  expect(voices.map((voice) => within(voice).getByText(/\d+ años/).textContent)).toEqual([
    'Marta, 42 años',
    'Lucía, 35 años',
  ]);
  for (const voice of voices) expect(within(voice).getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible();
});

it('closes with the copyright of 2025 and the way to privacy', async () => {
  await open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('© 2025 Reencuentro')).toBeVisible();
  expect(footer.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('href', '/privacy');
});

it('is tracked once, as the landing page', async () => {
  await open();
  expect(fbq.mock.calls).toEqual([['track', 'PageView', { page: 'Landing Page' }]]);
});

it.each([
  ['Empezar mi camino', 'cta_main_button'],
  ['Quiero este rato para mí', 'cta_modules_button'],
  ['Dar el primer paso', 'cta_differentiation_button'],
  ['Crear mi cuenta', 'cta_final_button'],
])('%s records the lead %s and goes to the sign-in', async (name, source) => {
  const { calls, location, user } = await open();
  await user.click(screen.getByRole('link', { name }));
  expect(calls.map((call) => [call.name, call.body])).toEqual([['recordLead', { source }]]);
  expect(fbq).toHaveBeenLastCalledWith('track', 'Lead', { source });
  expect(location()).toBe('/login#crear-cuenta');
});

it.each(['no network', { status: 500, body: { message: 'Algo' } }] as const)(
  'goes to the sign-in even where the lead cannot be counted: %j',
  async (answer) => {
    const { location, user } = await open(answer);
    await user.click(screen.getByRole('link', { name: 'Empezar mi camino' }));
    expect(location()).toBe('/login#crear-cuenta');
  },
);

it('draws its second calls to action as outlines', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Quiero este rato para mí' })).toHaveStyle({ background: 'transparent' });
});

it('asks for a lead that outlives the page', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Crear mi cuenta' }));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  const [request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(request).toHaveProperty('keepalive', true);
});

it('has the way to the sign-in in its top bar, without recording anything', async () => {
  const { calls, location, user } = await open();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Iniciar sesión' }));
  expect(location()).toBe('/login');
  expect(calls).toEqual([]);
});

it('has no faults that axe can see', async () => {
  const { container } = await open();
  expect(await axe(container)).toHaveNoViolations();
});
