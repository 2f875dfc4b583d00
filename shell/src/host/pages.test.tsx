import { listBlocks } from '@app/contract/blocks';
import { listSeals } from '@app/contract/seals';
import { getCurrentUser } from '@app/contract/sign-in';
import { pullChanges } from '@app/contract/sync';
import type { CallAnswer, FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { aUser } from '@app/shared-ui/testing/mock-host';
import { call } from '@app/shared-ui/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeLoader } from '../testing/fake-loader.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubBrowser } from '../testing/stub-browser.ts';
import { sessionQuery } from '../session/session-query.ts';
import { registerUnsyncedCheck } from '../session/unsynced-edits.ts';
import { registryWith } from '../remotes/loaders.ts';
import { Pages } from './pages.tsx';

const loader = fakeLoader({
  remotes: [
    {
      name: 'mf-uno',
      container: 'mf_uno',
      version: '1.0.0',
      entry: '/remotes/mf-uno/1.0.0/remoteEntry.js',
      integrity: {},
      preload: [],
      routes: ['/', '/seals', '/huerto'],
      slots: {},
      nav: { to: '/huerto', label: 'Huerto', icon: 'M4 4h16' },
      hostContract: '1',
      access: 'user',
    },
  ],
  loadRoutes: () => loading,
});
const loading = Promise.resolve({
  routes: [
    { path: '/', element: <h1>Su casa</h1> },
    { path: '/seals', element: <h1>Sus sellos</h1> },
  ],
});

const registry = registryWith(loader);

const signedOut: FakeAnswer = { status: 401, body: { message: 'Inicia sesión para continuar.' } };
const signedIn = (facts = {}): FakeAnswer => ({ body: { user: aUser(facts) } });

beforeEach(stubBrowser);
afterEach(() => {
  document.head.innerHTML = '';
  sessionStorage.clear();
  localStorage.clear();
});

const epoch = '00000000-0000-4000-8000-000000000000';
const nothingNew: CallAnswer[1] = { body: { docs: [], cursor: 0, more: false, epoch } };
const renderAt = (path: string, answer: CallAnswer[1]) =>
  renderInShell(<Pages registry={registry} />, {
    path,
    answers: [
      [getCurrentUser, answer],
      [pullChanges, nothingNew],
    ],
  });

describe('signed out', () => {
  it.each(['/seals', '/profile', '/settings', '/admin', '/help', '/login'])(
    '%s shows the sign-in, in its place',
    async (path) => {
      const { location } = await renderAt(path, signedOut);
      expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
      expect(location()).toBe(path);
    },
  );

  it('spins while the session is checked', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    await renderAt('/seals', () => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    expect(screen.getByRole('status', { name: 'Cargando…' })).toBeVisible();
    answer(signedOut);
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });

  it('does not ask who is there when the server has said that nobody is', async () => {
    document.head.innerHTML = '<meta name="session" content="none">';
    const { calls } = await renderAt('/login', signedOut);
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('shows the sign-in when the check finds no network', async () => {
    await renderAt('/seals', 'no network');
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  });

  it('shows the card of unknown addresses', async () => {
    await renderAt('/no-existe', signedOut);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    expect(screen.getByText('Esta página no existe.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  });
});

describe('another user signs in in another tab', () => {
  const ana = signedIn({ id: 'a'.repeat(24), username: 'ana' });
  const eva = signedIn({ id: 'e'.repeat(24), username: 'eva' });
  let stopWatching: () => void = () => undefined;
  afterEach(() => stopWatching());

  /** Ana's page, once it has been told that the session is Eva's. */
  async function afterEva({ hasUnsyncedEdits }: { readonly hasUnsyncedEdits: boolean }) {
    let whose = ana;
    const reload = jest.fn();
    const { queryClient } = await renderInShell(<Pages registry={registry} reload={reload} />, {
      path: '/seals',
      answers: [
        [getCurrentUser, () => whose],
        [pullChanges, nothingNew],
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Sus sellos' })).toBeVisible();
    stopWatching = registerUnsyncedCheck(() => hasUnsyncedEdits);
    whose = eva;
    await act(() => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }));
    return reload;
  }

  it('F9: the page is loaded anew, so that nothing of the first is left on it', async () => {
    const reload = await afterEva({ hasUnsyncedEdits: false });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading', { name: 'Sus sellos' })).not.toBeInTheDocument();
  });

  it('F9: a page with unsent words stays its user’s, who is asked to sign in again', async () => {
    const reload = await afterEva({ hasUnsyncedEdits: true });
    expect(await screen.findByRole('dialog', { name: 'Vuelve a iniciar sesión' })).toBeVisible();
    // Behind the dialog.
    expect(screen.getByRole('heading', { name: 'Sus sellos', hidden: true })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Tu menú', hidden: true })).toHaveTextContent('A');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the session expires under an open page', () => {
  let stopWatching: () => void = () => undefined;
  afterEach(() => stopWatching());

  /** The page, after calls of its own were refused. @returns how often the page asked whose the session is */
  async function afterRefusals({ hasUnsyncedEdits }: { readonly hasUnsyncedEdits: boolean }) {
    let whose = signedIn();
    const { calls } = await renderInShell(<Pages registry={registry} />, {
      path: '/seals',
      answers: [
        [getCurrentUser, () => whose],
        [pullChanges, nothingNew],
        [listSeals, signedOut],
        [listBlocks, signedOut],
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Sus sellos' })).toBeVisible();
    stopWatching = registerUnsyncedCheck(() => hasUnsyncedEdits);
    const before = sessionCalls(calls);
    whose = signedOut;
    await act(() => Promise.allSettled([call(listSeals, {}), call(listBlocks, {})]));
    return () => sessionCalls(calls) - before;
  }

  const sessionCalls = (calls: readonly { readonly path: string }[]) =>
    calls.filter(({ path }) => path === getCurrentUser.path).length;

  it('the first call that is refused leads to the sign-in, in the place of the page', async () => {
    const asked = await afterRefusals({ hasUnsyncedEdits: false });
    // At once: a live channel that cannot be opened would ask too, seconds later.
    expect(asked()).toBe(1);
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sus sellos' })).not.toBeInTheDocument();
  });

  it('over unsent words, to the dialog', async () => {
    const asked = await afterRefusals({ hasUnsyncedEdits: true });
    expect(asked()).toBe(1);
    expect(await screen.findByRole('dialog', { name: 'Vuelve a iniciar sesión' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sus sellos', hidden: true })).toBeVisible();
  });
});

describe('signed in', () => {
  it('shows the remote’s page between header and footer', async () => {
    await renderAt('/seals', signedIn());
    expect(await screen.findByRole('heading', { name: 'Sus sellos' })).toBeVisible();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Tu camino hacia la reconexión interior')).toBeVisible();
    expect(
      footer
        .getAllByRole('link')
        .slice(0, 3)
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Ayuda', '/help'],
      ['Contacto', '/help'],
      ['Privacidad', '/privacy'],
    ]);
    expect(footer.getByText(`© ${new Date().getFullYear()} Reencuentro`)).toBeVisible();
  });

  it('has no way back on the home page itself, and greets after signing in once', async () => {
    sessionStorage.setItem('nextPage', 'signed-in');
    await renderAt('/', signedIn());
    expect(await screen.findByRole('heading', { name: 'Su casa' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Volver al inicio' })).not.toBeInTheDocument();
    expect(await screen.findByText('Inicio de sesión exitoso')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['user', ['Mi perfil', 'Mi journal', 'Mis sellos', 'Huerto', 'Configuración', 'Ayuda', 'Cerrar sesión']],
    [
      'admin',
      ['Mi perfil', 'Mi journal', 'Mis sellos', 'Huerto', 'Panel Admin', 'Configuración', 'Ayuda', 'Cerrar sesión'],
    ],
  ])('shows a %s the menu of the role, with the entries of remotes', async (role, labels) => {
    const { user } = await renderAt('/seals', signedIn({ role }));
    await user.click(await screen.findByRole('button', { name: 'Tu menú' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(labels);
  });

  it('refuses the panel', async () => {
    await renderAt('/admin', signedIn());
    expect(await screen.findByRole('heading', { name: 'Acceso Denegado' })).toBeVisible();
    expect(screen.getByText('No tienes permisos de administrador para acceder a esta página.')).toBeVisible();
  });

  it('V-12: leads an administrator without a second factor from the panel in the menu to the security of the profile', async () => {
    const { user, location } = await renderAt('/', signedIn({ role: 'user', needsSecondFactor: true }));
    await user.click(await screen.findByRole('button', { name: 'Tu menú' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Panel Admin' }));
    expect(await screen.findByText(/activa antes la verificación en dos pasos/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ir a mi perfil' }));
    expect(location()).toBe('/profile?parte=seguridad');
  });

  it('leads from the sign-in to the home page', async () => {
    const { location } = await renderAt('/login', signedIn());
    expect(await screen.findByRole('heading', { name: 'Su casa' })).toBeVisible();
    expect(location()).toBe('/');
  });

  it('shows the card of unknown addresses', async () => {
    await renderAt('/no-existe', signedIn());
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });
});
