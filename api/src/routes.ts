import type Router from '@koa/router';
import { registerHealth } from './platform/health.routes.ts';

/** Every resource of the API, one line each. */
export function registerAll(router: Router): void {
  registerHealth(router);
}
