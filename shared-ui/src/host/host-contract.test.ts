import { HOST_CONTRACT } from '@app/contract/host-contract';
import * as host from '@app/shared-ui/host';
import * as router from '../../federation/router-facade.ts';
// @ts-expect-error a list for the bundler, without types
import { SHARED, SHARED_WITH_FALLBACK } from '../../federation/shared.mjs';
import { createFakeHost } from '../testing/mock-host.tsx';

const since13 = {
  exports:
    'ApiError Dialog HostContext NetworkError PageDialog SessionContext Slot call callOrNull callPage ' +
    'endpointQuery endpointQueryOrNull keyOf pathOf revisionOf useDocuments useDocumentsStatus useHost ' +
    'useSession useStoredDocument',
  members:
    'alert confirm dismissToast documents loadSlot moveActivity navigation offerUpgrade onLiveEvent ' +
    'openUpgrade retrySlot showToast soundsOn withPassword',
  router:
    'BrowserRouter Link MemoryRouter NavLink Navigate Outlet matchPath matchRoutes useHref useLocation useMatch ' +
    'useNavigate useParams useRoutes useSearchParams',
  shared: {
    '@app/shared-ui/host': '1.0.0',
    '@tanstack/react-query': '5.108.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react-router-dom': '7.18.5',
    'styled-components': '6.6.0',
    'zod/mini': '1.0.0',
  },
};
const since15 = {
  ...since13,
  members:
    'alert confirm dismissToast documents leave loadSlot moveActivity navigation offerUpgrade onLiveEvent ' +
    'openUpgrade retrySlot showToast soundsOn withPassword',
};
/** What a host of each released version offers to remotes. Once released, never change an entry: hosts of it are live. Add a version. */
const VERSIONS: Readonly<Record<string, object>> = {
  '1.3': since13,
  // Places in the bar, which are declared.
  '1.4': since13,
  '1.5': since15,
  // Versions of ink, which are drawn, and chosen with their picture.
  '1.6': since15,
};

const names = (module: object) => Object.keys(module).toSorted().join(' ');

it('offers what its version says: an addition is a new minor, a change or a removal a new major', () => {
  // What tests alone have of the mock host.
  const { acts: _, emit: __, ...members } = createFakeHost();
  const offered = {
    exports: names(host),
    members: names(members),
    router: names(router),
    shared: { ...SHARED, ...SHARED_WITH_FALLBACK },
  };
  expect(offered).toEqual(VERSIONS[HOST_CONTRACT]);
});
