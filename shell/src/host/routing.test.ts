import { ADMIN_PLACE, SHELL_PLACES } from '@app/contract/shell-paths';
import { SHELL_PATHS } from './routing.tsx';
import { linkRoutes } from './link-routes.tsx';

it('reserves every address of the shell, which the server would otherwise give to remotes', () => {
  const own = [...SHELL_PATHS, ...linkRoutes.map(({ path }) => path)].map((path) => `/${String(path).split('/')[1]}`);
  expect(new Set(own)).toEqual(new Set([...SHELL_PLACES, ADMIN_PLACE]));
});
