/**
 * What remotes and shell use of the router. A shared module is not tree-shaken, so the shell shares this list instead of the whole
 * package: a third of the weight. Remotes are type-checked against it (`paths` in their tsconfig): a name that is missing here fails
 * their build, not a page. Adding a name is a change of the host contract that breaks nobody.
 */
export {
  BrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
