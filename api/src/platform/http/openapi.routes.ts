import { endpoints } from '@app/contract/endpoints';
import type Router from '@koa/router';
import { openApiDocument } from './openapi.ts';

/** `GET /api/openapi.json`: the contract, public. */
export function registerOpenApi(router: Router): void {
  let document: string | undefined;
  router.get('/api/openapi.json', (ctx) => {
    document ??= JSON.stringify(openApiDocument(endpoints));
    ctx.type = 'application/json; charset=utf-8';
    ctx.body = document;
  });
}
