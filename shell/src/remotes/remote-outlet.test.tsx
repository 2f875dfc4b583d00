import type { RegistryEntry } from '@app/contract/registry';
import type { RemoteModule } from '@app/shared-ui/host';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { BrokenApp } from '../ui/message-pages.tsx';
import { PageFrame } from '../host/frame/page-frame.tsx';
import { fakeLoader } from '../testing/fake-loader.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { RemoteOutlet } from './remote-outlet.tsx';

const remote = (name: string, ...routes: string[]): RegistryEntry => ({
  name,
  container: name.replace('-', '_'),
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  integrity: {},
  preload: [],
  routes,
  slots: {},
  hostContract: '1',
  access: 'user',
});

/** A loader that records its calls and simulates each remote as given; like the real one, a failure stays until retried. */
function createLoader(load: () => Promise<RemoteModule>) {
  let loading: Promise<RemoteModule> | undefined;
  const loads = jest.fn(load);
  const retry = jest.fn(() => {
    loading = undefined;
    return Promise.resolve();
  });
  const reportBroken = jest.fn();
  const loader = fakeLoader({
    remotes: [remote('mf-uno', '/uno/*')],
    loadRoutes: () => (loading ??= loads()),
    reportBroken,
    retry,
  });
  return { loader, loads, retry, reportBroken };
}

const module: RemoteModule = {
  routes: [
    { path: '/uno', element: <Link to="/uno/roto">La parte</Link> },
    { path: '/uno/roto', element: <Broken /> },
    { path: '/uno/efecto', element: <BrokenLater when="mounted" /> },
    { path: '/uno/despedida', element: <BrokenLater when="left" /> },
  ],
};

function Broken(): never {
  throw new Error('broken while rendering');
}

/** Renders once, and throws afterwards. */
function BrokenLater({ when }: { readonly when: 'mounted' | 'left' }) {
  useEffect(() => {
    if (when === 'mounted') throw new Error('broken in an effect');
    return () => {
      throw new Error('broken while leaving');
    };
  }, [when]);
  return <Link to="/uno">Seguir</Link>;
}

const renderOutlet = (loader: RemoteLoader, path = '/uno') =>
  renderInShell(
    <>
      <Link to="/uno">Volver</Link>
      <RemoteOutlet loader={loader} name="mf-uno" />
    </>,
    { path },
  );

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('shows the remote’s own page', async () => {
  const { loader } = createLoader(() => Promise.resolve(module));
  await renderOutlet(loader);
  expect(screen.getByRole('link', { name: 'La parte' })).toBeVisible();
});

it('shows the card of unknown addresses where the remote has nothing', async () => {
  const { loader } = createLoader(() => Promise.resolve(module));
  await renderOutlet(loader, '/uno/otro');
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

it('shows a card in the place of a remote that does not come, and asks for it once', async () => {
  const { loader, loads } = createLoader(() => Promise.reject(new Error('gone')));
  await renderOutlet(loader);
  expect(screen.getByRole('alert')).toHaveTextContent('Esta parte no ha llegado');
  expect(screen.getByText(/Lo que has escrito está a salvo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver' })).toBeVisible();
  expect(loads).toHaveBeenCalledTimes(1);
});

it('shows the remote once a retry finds it', async () => {
  let isThere = false;
  const { loader, loads, retry } = createLoader(() =>
    isThere ? Promise.resolve(module) : Promise.reject(new Error('gone')),
  );
  const { user } = await renderOutlet(loader);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeEnabled();
  expect(loads).toHaveBeenCalledTimes(2);
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'La parte' })).toBeVisible();
  expect(retry).toHaveBeenCalledTimes(2);
});

it('keeps the card when not even the registry can be loaded', async () => {
  const { loader, retry } = createLoader(() => Promise.reject(new Error('gone')));
  retry.mockRejectedValue(new Error('no registry'));
  const { user } = await renderOutlet(loader);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeEnabled();
});

it('contains a remote that throws, reports it, and works elsewhere', async () => {
  const { loader, reportBroken } = createLoader(() => Promise.resolve(module));
  const { user } = await renderOutlet(loader);
  await user.click(screen.getByRole('link', { name: 'La parte' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte no ha llegado');
  expect(reportBroken).toHaveBeenCalledWith('mf-uno', expect.any(Error));
  await user.click(screen.getByRole('link', { name: 'Volver' }));
  expect(await screen.findByRole('link', { name: 'La parte' })).toBeVisible();
});

it('contains a remote that throws in an effect', async () => {
  const { loader } = createLoader(() => Promise.resolve(module));
  const { user } = await renderOutlet(loader, '/uno/efecto');
  expect(screen.getByRole('alert')).toHaveTextContent('Esta parte no ha llegado');
  await user.click(screen.getByRole('link', { name: 'Volver' }));
  expect(await screen.findByRole('link', { name: 'La parte' })).toBeVisible();
});

it('shows the next page after one that throws while unmounting', async () => {
  const { loader } = createLoader(() => Promise.resolve(module));
  const { user } = await renderInShell(
    <>
      <header>Cabecera</header>
      <PageFrame>
        <RemoteOutlet loader={loader} name="mf-uno" />
      </PageFrame>
    </>,
    { path: '/uno/despedida' },
  );
  await user.click(screen.getByRole('link', { name: 'Seguir' }));
  expect(await screen.findByRole('link', { name: 'La parte' })).toBeVisible();
  expect(screen.getByText('Cabecera')).toBeVisible();
});

it('leaves a page of the shell itself that throws to the last boundary', async () => {
  await renderInShell(
    <ErrorBoundary FallbackComponent={BrokenApp}>
      <PageFrame>
        <Broken />
      </PageFrame>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Algo ha fallado en esta página');
});
