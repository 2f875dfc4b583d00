import { screen } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { OverrideBadge } from './override-badge.tsx';

const build = {
  name: 'mf-uno',
  container: 'mf_uno',
  version: '1.0.0-dev',
  entry: 'http://localhost:8080/remoteEntry.js',
  integrity: {},
  preload: [],
  routes: [],
  slots: {},
  hostContract: '1',
  access: 'user' as const,
};
const overrides = [
  { name: 'mf-uno', manifest: 'http://localhost:8080/remote.json' },
  { name: 'mf-dos', manifest: 'http://localhost:8081/remote.json' },
];

it("names builds of the developer's machine, those that do not answer included, and removes both", async () => {
  const onOpen = jest.fn();
  const { user } = await renderInShell(<OverrideBadge overrides={overrides} remotes={[build]} onOpen={onOpen} />, {
    path: '/uno?desde=aqui',
  });
  const badge = screen.getByRole('complementary', { name: 'Versiones de desarrollo' });
  expect(badge).toHaveTextContent('mf-uno se abre desde localhost:8080');
  expect(badge).toHaveTextContent('mf-dos no responde en localhost:8081: ves la versión publicada');
  await user.click(screen.getByRole('button', { name: 'Volver a lo publicado' }));
  expect(onOpen).toHaveBeenCalledWith('/uno?desde=aqui&mf%3Amf-uno=&mf%3Amf-dos=');
});

it('says which remote is tried in another version, and when that cannot be any more', async () => {
  const tried = (name: string) => ({ name, manifest: `${window.location.origin}/remotes/${name}/2.0.0/remote.json` });
  const version = {
    ...build,
    version: '2.0.0',
    entry: `${window.location.origin}/remotes/mf-uno/2.0.0/remoteEntry.js`,
  };
  await renderInShell(<OverrideBadge overrides={[tried('mf-uno'), tried('mf-dos')]} remotes={[version]} />);
  const badge = screen.getByRole('complementary', { name: 'Versiones de desarrollo' });
  expect(badge).toHaveTextContent('mf-uno se prueba en la versión 2.0.0');
  expect(badge).toHaveTextContent('mf-dos ya no se puede probar en esa versión: ves la publicada');
});
