import type { DeclaredNav, PageHeading } from '@app/contract/remote-manifest';
import type { ComponentType } from 'react';

export interface RouteDeclaration {
  /** Absolute pattern of the router. */
  readonly path: string;
  /**
   * Imports the page's component. The build calls it with a recording `import`, to learn which file the page comes in, so it does
   * nothing else.
   */
  readonly page: () => Promise<ComponentType>;
  /** The page comes in the remote's own file; its import then has `webpackMode: "eager"`. Otherwise it is a file of its own. */
  readonly isBundled?: true;
  /** Imports what the page will ask for first: the server preloads it together with the page. */
  readonly preload?: () => Promise<unknown>;
  /** The heading of the page, if it is the same for everybody: the server renders it before any script (decision 0012). */
  readonly heading?: PageHeading;
  /** The same by address, where a parameter of the path decides. Only the build calls it. */
  readonly headings?: () => Readonly<Record<string, PageHeading>>;
}

/** All that is declared of a remote: its route table, `remote.json` and its contract test are made of it. */
export interface RemoteDeclaration {
  /** Who gets the remote: `user`, unless said otherwise. */
  readonly access?: 'user' | 'admin';
  readonly routes: readonly RouteDeclaration[];
  /** Slots that it fills, each by the default export of `src/slot-<name>.tsx`. */
  readonly slots?: readonly string[];
  /**
   * Where the host shows it: in the profile menu, and among the resources of home; with `bar` in that place of the primary navigation instead,
   * which is marked on all its pages and on those whose first segment is in `also`. `to` is one of the routes, without parameters. Of pages
   * with one segment each (`/books`, `/movies`) the place opens the one that was seen last; that of `/` always opens it.
   */
  readonly nav?: DeclaredNav;
  /** Its rank in menu and home, 0 to 999; without one it comes last. */
  readonly order?: number;
  /**
   * Imports with `webpackMode: "eager"`, evaluated in this order before the bundled pages, each in a task of its own: one task for all
   * would block a slow phone (decision 0013).
   */
  readonly steps?: readonly (() => Promise<unknown>)[];
}

/** Types the default export of a remote's `remote.config.ts`. */
export const defineRemote = (remote: RemoteDeclaration): RemoteDeclaration => remote;
