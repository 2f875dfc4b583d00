import {
  createDeployTokenAsAdmin,
  type DeployToken,
  endDeployTokenAsAdmin,
  listDeployTokensAsAdmin,
} from '@app/contract/deploy-tokens';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../../../remote.tsx';
import { adminAnswers } from '../../../testing/an-admin.ts';

const SECRET = `reencuentro_remote_${'a1_-'.repeat(11).slice(0, 43)}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const aToken = (facts: Partial<DeployToken> = {}): DeployToken => ({
  id: '1'.repeat(24),
  remote: 'mf-garden',
  name: 'CI del jardín',
  createdAt: '2026-02-03T10:00:00.000Z',
  createdBy: 'directora',
  expiresAt: inDays(30),
  lastUsedAt: null,
  endedAt: null,
  ...facts,
});
const dayOf = (instant: string) => new Intl.DateTimeFormat('es-ES').format(new Date(instant));

const open = (tokens: DeployToken[], answers: CallAnswer[] = [], confirms = true) =>
  renderInHost({
    routes,
    path: '/admin?ver=partes',
    confirms,
    answers: [...adminAnswers(), [listDeployTokensAsAdmin, { body: tokens }], ...answers],
  });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Tokens de publicación' })).getAllByRole('listitem');

it('R-02: lists what each token is for, its expiry and its last use', async () => {
  const expired = aToken({ id: '2'.repeat(24), name: 'Viejo', expiresAt: '2026-02-10T10:00:00.000Z' });
  const ended = aToken({
    id: '3'.repeat(24),
    remote: 'mf-library',
    name: 'Perdido',
    createdBy: 'DEPLOY_TOKEN',
    lastUsedAt: '2026-02-04T10:00:00.000Z',
    endedAt: '2026-02-05T10:00:00.000Z',
  });
  const good = aToken();
  await open([good, expired, ended]);
  expect((await rows()).map(({ textContent }) => textContent?.replaceAll(/, \d+:00/g, ''))).toEqual([
    `CI del jardínVigentemf-garden · Caduca el ${dayOf(good.expiresAt)}Creado el 3/2/2026 · directoraAún no se ha usadoAnular`,
    'ViejoCaducadomf-garden · Caducó el 10/2/2026Creado el 3/2/2026 · directoraAún no se ha usado',
    'PerdidoAnuladoRecursos · Anulado el 5/2/2026Creado el 3/2/2026 · la instalaciónÚltimo uso: 4/2/2026',
  ]);
});

it('shows where only the installation publishes', async () => {
  await open([]);
  const text = 'Ningún equipo tiene token: por ahora solo publica quien mantiene el servidor.';
  expect(await screen.findByText(text)).toBeVisible();
});

describe('creating a token', () => {
  const made = { ...aToken({ name: 'Equipo' }), token: SECRET };
  const start = async (answer: CallAnswer[1] = { body: made }, confirms = true) => {
    const view = await open([], [[createDeployTokenAsAdmin, answer]], confirms);
    await view.user.click(await screen.findByRole('button', { name: 'Crear un token' }));
    return view;
  };
  const fill = async ({ user }: Awaited<ReturnType<typeof start>>) => {
    await user.type(screen.getByLabelText('Parte'), 'mf-garden');
    await user.type(screen.getByLabelText('Para quién o para qué'), 'Equipo');
    await user.selectOptions(screen.getByLabelText('Caduca'), 'En 30 días');
    await user.click(screen.getByRole('button', { name: 'Crear el token' }));
  };
  const copied = () => navigator.clipboard.readText();

  it('R-02: shows it once, to be copied, and stores it nowhere', async () => {
    const view = await start();
    await fill(view);
    const [creation] = view.calls.filter(({ name }) => name === 'createDeployTokenAsAdmin');
    expect(creation?.body).toEqual({ remote: 'mf-garden', name: 'Equipo', days: 30 });
    const dialog = await screen.findByRole('dialog', { name: 'Guarda el token ahora' });
    expect(dialog).toHaveAccessibleDescription(/^Solo se muestra esta vez\./);
    const field = screen.getByLabelText('Token');
    expect(field).toHaveValue(SECRET);
    expect(field).toHaveAttribute('readonly');
    await view.user.click(screen.getByRole('button', { name: 'Copiar el token' }));
    expect(await copied()).toBe(SECRET);
    await view.user.click(screen.getByRole('button', { name: 'Ya lo tengo' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(view.host.confirm).not.toHaveBeenCalled();
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    expect(view.cached()).not.toContain(SECRET);
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(SECRET);
    await view.user.click(screen.getByRole('button', { name: 'Crear un token' }));
    expect(screen.getByRole('dialog', { name: 'Crear un token de publicación' })).toBeVisible();
  });

  it('control: text in a query or a mutation would be found', async () => {
    const view = await open([aToken({ name: SECRET })]);
    await rows();
    expect(view.cached()).toContain(SECRET);
  });

  it('makes one by two clicks', async () => {
    const { user, calls } = await start();
    await user.type(screen.getByLabelText('Parte'), 'mf-garden');
    await user.type(screen.getByLabelText('Para quién o para qué'), 'Equipo');
    const submit = screen.getByRole('button', { name: 'Crear el token' });
    await act(async () => {
      submit.click();
      submit.click();
    });
    expect(await screen.findByRole('dialog', { name: 'Guarda el token ahora' })).toBeVisible();
    expect(calls.filter(({ name }) => name === 'createDeployTokenAsAdmin')).toHaveLength(1);
  });

  it('asks before it is closed without having been copied', async () => {
    const view = await start(undefined, false);
    await fill(view);
    await view.user.click(await screen.findByRole('button', { name: 'Ya lo tengo' }));
    expect(view.host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Aún no lo has copiado' }));
    expect(screen.getByLabelText('Token')).toHaveValue(SECRET);
    await view.user.keyboard('{Escape}');
    expect(screen.getByLabelText('Token')).toHaveValue(SECRET);
  });

  it('still has what was typed where it was closed by accident, until the token is made', async () => {
    const view = await start();
    await view.user.type(screen.getByLabelText('Parte'), 'mf-');
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Crear un token' }));
    expect(screen.getByLabelText('Parte')).toHaveValue('mf-');
    await view.user.clear(screen.getByLabelText('Parte'));
    await fill(view);
    await view.user.click(await screen.findByRole('button', { name: 'Copiar el token' }));
    await view.user.click(screen.getByRole('button', { name: 'Ya lo tengo' }));
    await view.user.click(screen.getByRole('button', { name: 'Crear un token' }));
    expect(screen.getByLabelText('Parte')).toHaveValue('');
  });

  it('names what is missing, at its field', async () => {
    const view = await start();
    await view.user.type(screen.getByLabelText('Parte'), 'jardin');
    await view.user.click(screen.getByRole('button', { name: 'Crear el token' }));
    expect(screen.getByLabelText('Parte')).toHaveAccessibleDescription(/Empieza por mf-/);
    expect(screen.getByLabelText('Para quién o para qué')).toHaveAccessibleDescription(
      /Escribe para quién o para qué es/,
    );
    expect(view.calls.map(({ name }) => name)).not.toContain('createDeployTokenAsAdmin');
  });

  it.each([
    [403, { message: 'Confirma tu contraseña para continuar.' }, 'Confirma tu contraseña para continuar.'],
    [500, {}, 'No se ha podido crear el token. Vuelve a intentarlo.'],
  ])('refused with %i, it says so and keeps the input', async (status, body, text) => {
    const view = await start({ status, body });
    await fill(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Parte')).toHaveValue('mf-garden');
    expect(screen.getByRole('button', { name: 'Crear el token' })).toBeEnabled();
  });
});

describe('ending a token', () => {
  const start = async (confirms: boolean, answer: CallAnswer[1] = {}) => {
    const view = await open([aToken()], [[endDeployTokenAsAdmin, answer]], confirms);
    await view.user.click(await screen.findByRole('button', { name: 'Anular el token CI del jardín, de mf-garden' }));
    return view;
  };
  const ended = ({ calls }: Awaited<ReturnType<typeof start>>) =>
    calls.filter(({ name }) => name === 'endDeployTokenAsAdmin').map(({ params }) => params['id']);

  it('R-02: asks first, then revokes it and says so', async () => {
    const view = await start(true);
    expect(view.host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Anular el token', destructive: true }),
    );
    expect(ended(view)).toEqual(['1'.repeat(24)]);
    expect(view.host.showToast).toHaveBeenCalledWith({
      title: 'Token anulado',
      description: 'Con «CI del jardín» ya no se publica nada',
    });
    expect((await rows())[0]).toHaveFocus();
  });

  it('does nothing unless confirmed', async () => {
    expect(ended(await start(false))).toEqual([]);
  });

  it('reports a failure', async () => {
    const { host } = await start(true, { status: 500, body: {} });
    expect(host.showToast).toHaveBeenCalledWith({ title: 'No se ha podido anular el token', tone: 'error' });
  });
});
