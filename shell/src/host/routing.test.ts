import { ADMIN_PLACE, SHELL_PLACES } from '@app/contract/shell-paths';
import { SHELL_PATHS } from './routing.tsx';
import { linkRoutes } from './link-routes.tsx';

it('keeps every address of its own from remotes, which the server would otherwise give them', () => {
  const own = [...SHELL_PATHS, ...linkRoutes.map(({ path }) => path)].filter((path) => path !== ADMIN_PLACE);
  expect([...own].toSorted()).toEqual([...SHELL_PLACES].toSorted());
});
