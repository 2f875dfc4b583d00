import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
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

it('names what comes from her machine and what does not answer there, and takes both back', async () => {
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
