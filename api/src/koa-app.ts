import Router from '@koa/router';
import Koa from 'koa';
import type { AppDeps } from './app-deps.ts';
import { answerErrors } from './platform/http/answer-errors.ts';
import { callerReader, type Caller } from './platform/http/forwarded.ts';
import { notFoundOrMethod } from './platform/http/not-found.ts';
import { originCheck } from './platform/http/origin.ts';
import { requestLog } from './platform/http/request-log.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { sessionMiddleware } from './platform/sessions/session-middleware.ts';
import { servePages } from './resources/delivery/page/page.ts';
import { registerAll } from './routes.ts';

declare module 'koa' {
  interface DefaultState {
    /** The network address of the client, behind the listed proxies. */
    caller: Caller;
  }
}

/**
 * The way of every call: caller, log, headers, errors, origin, session, route.
 * @param takesWithinMs milliseconds without progress after which the connection of a response is closed
 */
export function createKoa(deps: AppDeps, takesWithinMs: number): Koa {
  const { env, secrets, sessions } = deps;
  const app = new Koa();
  app.keys = [...secrets.sessionKeys];
  app.context.deps = deps;
  app.on('error', (error: unknown) => deps.logger.warn({ err: error }, 'connection'));
  const router = new Router();
  registerAll(router);

  const readCaller = callerReader(env.TRUST_PROXY);
  app.use(async (ctx, next) => {
    deps.proxies.note(ctx.req);
    ctx.state.caller = readCaller(ctx.req);
    ctx.request.ip = ctx.state.caller.ip;
    // Koa trusts either any X-Forwarded-Proto or none; Secure cookies depend on the real protocol.
    Object.defineProperty(ctx.request, 'protocol', {
      value: env.isHttps || ctx.state.caller.isHttps ? 'https' : 'http',
    });
    await next();
    // After the answer is made: the stop may have begun meanwhile.
    if (deps.health.isDraining && !ctx.headerSent) ctx.set('Connection', 'close');
    // Closes a connection that makes no progress from here on, and so frees its memory: the client must read.
    ctx.res.setTimeout(takesWithinMs);
  });
  app.use(requestLog);
  for (const middleware of securityHeaders(env.isHttps)) app.use(middleware);
  app.use(answerErrors);
  app.use(originCheck(env));
  const withSession = sessionMiddleware(app, sessions, env.isHttps);
  // The shell's files are the same for everybody: no session lookup is needed.
  app.use((ctx, next) => (ctx.path.startsWith('/assets/') ? next() : withSession(ctx, next)));
  app.use(router.routes());
  app.use(servePages(env));
  app.use(notFoundOrMethod(router));
  return app;
}
