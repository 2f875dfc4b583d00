import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { methodNotAllowed, notFound } from '../errors.ts';

/** Methods that a path of the router answers. */
function methodsOf(router: Router, path: string): string[] {
  return [...new Set(router.match(path, 'TRACE').path.flatMap((layer) => layer.methods))].toSorted();
}

/** Answers what the router left: 405 with Allow for a known path, 404 for any other; both as JSON. */
export function notFoundOrMethod(router: Router): Middleware {
  return async (ctx: Context) => {
    const methods = methodsOf(router, ctx.path);
    if (methods.length === 0) throw notFound();
    if (ctx.method !== 'OPTIONS') throw methodNotAllowed(methods.join(', '));
    ctx.set('Allow', methods.join(', '));
    ctx.status = 204;
  };
}
