import type { RouteObject } from 'react-router-dom';

/** What a remote exposes as `./remote`: its routes, with absolute paths (D29). */
export interface RemoteModule {
  readonly routes: RouteObject[];
}
