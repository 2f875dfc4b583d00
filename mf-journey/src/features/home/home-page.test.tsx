import { getCurrentWeek, listBlocks } from '@app/contract/blocks';
import { listSeals } from '@app/contract/seals';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { journeyAnswers, twelve } from '../../testing/a-journey.ts';
import { HomePage } from './home-page.tsx';

const openHome = (answers: readonly CallAnswer[]) => renderInHost({ ui: <HomePage />, answers });

it('greets the user by username and mentions the inner path', async () => {
  await openHome(journeyAnswers());
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /transformación interior/ })).toBeVisible();
});

it('greets the user before the progress has loaded', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const held = journeyAnswers().find(([endpoint]) => endpoint === getCurrentWeek)?.[1];
  await openHome([
    ...journeyAnswers(),
    [getCurrentWeek, () => arrived.then(() => (typeof held === 'object' ? held : { status: 500, body: {} }))],
  ]);
  const title = screen.getByRole('heading', { level: 1, name: /transformación interior/ });
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Iniciar Transformación' })).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('link', { name: 'Iniciar Transformación' })).toBeVisible();
  // The same element: assistive technology and focus keep it.
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});

it.each([
  [{}, 'Iniciar Transformación', '/block/1/etapa/1'],
  [{ completedActivities: 1 }, 'Continuar Transformación', '/block/1/etapa/1'],
  [{ completedStages: 6 }, 'Continuar Transformación', '/block/2/etapa/7'],
  [{ completedStages: 48 }, 'Continuar Transformación', '/block/12/etapa/48'],
])('offers the one next step: %j', async (facts, name, address) => {
  await openHome(journeyAnswers(facts));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

it('shows block, stage and seals', async () => {
  await openHome(journeyAnswers({ completedStages: 5, completedActivities: 48 }));
  expect(await screen.findByText('Bloque 2: Soltar')).toBeVisible();
  expect(screen.getByText('1 de 4 etapas completadas')).toBeVisible();
  expect(screen.getByText('Título de la etapa 6')).toBeVisible();
  expect(screen.getByText(/3 de 9 actividades/)).toBeVisible();
  expect(screen.getByText('5 de 48 sellos')).toBeVisible();
});

it('links to completed stages only if there are some', async () => {
  const { unmount } = await openHome(journeyAnswers({ completedActivities: 8 }));
  await screen.findByText('Hola, Ana');
  expect(screen.queryByText('Ver tus etapas completadas')).not.toBeInTheDocument();
  unmount();
  await openHome(journeyAnswers({ completedStages: 1 }));
  expect(await screen.findByRole('link', { name: 'Ver tus etapas completadas' })).toHaveAttribute(
    'href',
    '/block/1/etapas-completadas',
  );
});

it('has six resources', async () => {
  await openHome(journeyAnswers());
  const resources = within(await screen.findByRole('region', { name: 'Tus recursos' })).getAllByRole('link');
  expect(resources.map((link) => link.getAttribute('href'))).toEqual([
    '/journaling',
    '/books',
    '/movies',
    '/playlists',
    '/challenges',
    '/calendario',
  ]);
});

it('adds the entries of remotes to the resources, in their order', async () => {
  const icon = 'M4 4h16';
  await renderInHost({
    ui: <HomePage />,
    answers: journeyAnswers(),
    navigation: [
      { to: '/huerto', label: 'Huerto', text: 'Lo que has plantado', icon },
      { to: '/cartas', label: 'Cartas', icon },
    ],
  });
  const resources = within(await screen.findByRole('region', { name: 'Tus recursos' })).getAllByRole('link');
  expect(resources.slice(6).map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/huerto', 'HuertoLo que has plantado'],
    ['/cartas', 'Cartas'],
  ]);
});

it('stays while failed seals are refetched', async () => {
  let tries = 0;
  const { user } = await openHome([
    ...journeyAnswers(),
    [
      listSeals,
      () => {
        tries += 1;
        return tries < 3 ? { status: 503, body: { message: 'x' } } : new Promise(() => undefined);
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ver todos los sellos' }));
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(tries).toBe(3));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByText('Hola, Ana')).toBeInTheDocument();
});

it('explains the journey: 108 activities, over four weeks', async () => {
  const { user } = await openHome(journeyAnswers());
  await user.click(await screen.findByRole('button', { name: 'Cómo funciona el camino' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('108 actividades en total');
  expect(within(dialog).getAllByText(/^Semana [1-4]$/)).toHaveLength(4);
});

it('says what the block is about, and where in the year it is', async () => {
  const { user } = await openHome(journeyAnswers());
  await user.click(await screen.findByRole('button', { name: 'Sobre este bloque' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bloque 1: Silencio' }));
  expect(dialog.getByText('Mes 1 de 12')).toBeVisible();
  expect(dialog.getByText('De qué trata Silencio.')).toBeVisible();
});

it('says that a block has not come, and not that nothing of it is completed', async () => {
  const answers = journeyAnswers({ completedStages: 5 });
  const { user } = await openHome([...answers, [listBlocks, { status: 500, body: {} }]]);
  await user.click(await screen.findByRole('button', { name: 'Sobre este bloque' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bloque 2: Soltar' }));
  expect(await dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(dialog.queryByText('0 de 4 etapas completadas')).not.toBeInTheDocument();
});

describe('the twelve blocks', () => {
  const openBlocks = async (answers: readonly CallAnswer[]) => {
    const { user } = await openHome(answers);
    await user.click(await screen.findByRole('button', { name: 'Ver los 12 Bloques' }));
    return within(await screen.findByRole('dialog'));
  };

  it('have a link only where they are open', async () => {
    const dialog = await openBlocks(journeyAnswers({ completedStages: 5 }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(12);
    expect(dialog.getByRole('link', { name: 'Revisar actividades' })).toHaveAttribute('href', '/block/1/etapa/1');
    expect(dialog.getByRole('link', { name: 'Seguir actividades' })).toHaveAttribute('href', '/block/2/etapa/5');
    expect(dialog.getByText('Próximamente')).toBeVisible();
    expect(dialog.getAllByText('Bloqueado')).toHaveLength(9);
    expect(dialog.getAllByRole('link')).toHaveLength(4);
    // Those that are not open yet are dimmed.
    const inks = dialog.getAllByRole('article').map((card) => getComputedStyle(card).color);
    expect(inks.map((ink) => ink === 'var(--ink-soft)')).toEqual(Array.from({ length: 12 }, (_, i) => i >= 2));
  });

  it('have their fallback titles when there are not exactly twelve', async () => {
    const eleven = twelve({ 1: { title: 'Otro título' } }).slice(0, 11);
    const dialog = await openBlocks([...journeyAnswers(), [listBlocks, { body: eleven }]]);
    const titles = dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles.join(' ')).toBe(
      'Silencio Soltar Reconocer Nutrir Proteger Expresar Intuir Armonizar Transformar Expandir Irradiar Reencuentro',
    );
    expect(dialog.getByRole('link', { name: 'Seguir actividades' })).toBeVisible();
  });
});

it('shows all 48 seals', async () => {
  const { user } = await openHome(journeyAnswers({ completedStages: 2 }));
  await user.click(await screen.findByRole('button', { name: 'Ver todos los sellos' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('listitem')).toHaveLength(48);
  expect(dialog.getAllByText('Por descubrir')).toHaveLength(46);
});

it('shows missing seals as none, and offers to retry where more is missing', async () => {
  const { unmount } = await openHome([...journeyAnswers(), [listSeals, { status: 500, body: {} }]]);
  expect(await screen.findByText('0 de 48 sellos')).toBeVisible();
  unmount();
  let isBack = false;
  const week = journeyAnswers().find(([endpoint]) => endpoint === getCurrentWeek)?.[1];
  const { user } = await openHome([
    ...journeyAnswers(),
    [getCurrentWeek, () => (isBack && typeof week === 'object' ? week : { status: 500, body: {} })],
  ]);
  isBack = true;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});
