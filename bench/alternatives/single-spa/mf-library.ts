import { routes } from '../../../mf-library/src/remote.tsx';
import { lifecyclesOf } from './lifecycles.tsx';

export const { bootstrap, mount, unmount } = lifecyclesOf(routes);
