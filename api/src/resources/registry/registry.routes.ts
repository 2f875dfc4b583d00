import { getPreviousRemote, getRegistry } from '@app/contract/registry';
import {
  getRemoteState,
  listRemoteStates,
  promoteRemoteVersion,
  publishRemoteVersion,
  retireRemote,
  rollbackRemote,
} from '@app/contract/remote-versions';
import type Router from '@koa/router';
import { readBinary } from '../../platform/binary-body.ts';
import { notFound } from '../../platform/errors.ts';
import { register } from '../../platform/register.ts';
import { overridesFor } from './overrides.ts';
import { RemoteFiles, serveRemoteFile } from './remote-files.ts';
import { readUpload, UPLOAD_LIMIT_BYTES } from './upload.ts';
import { promoteVersion, publishVersion, readStates, retireVersion, rollbackVersion } from './versions.service.ts';

/** Remotes: what a session may load, their files, and the calls by which teams publish (D29, D33, D34). */
export function registerRegistry(router: Router): void {
  const files = new RemoteFiles();
  router.get(/^\/remotes\/[^/]+\/[^/]+\/.+$/, (ctx) => serveRemoteFile(ctx, files));

  register(router, getRegistry, async ({ ctx, user }) => {
    ctx.set('Cache-Control', 'private, no-cache');
    const overrides = overridesFor(ctx, user);
    const remotes = await ctx.deps.registry.forReader(user);
    return { contract: 1 as const, remotes, ...(overrides.length > 0 && { overrides }) };
  });

  register(router, getPreviousRemote, async ({ params, ctx, user }) => {
    ctx.set('Cache-Control', 'private, no-cache');
    return { remote: await ctx.deps.registry.previousFor(params.name, user) };
  });

  register(router, listRemoteStates, () => readStates());

  register(router, getRemoteState, async ({ params }) => {
    const [state] = await readStates(params.name);
    if (!state) throw notFound();
    return state;
  });

  register(router, publishRemoteVersion, async ({ params, ctx }) => {
    const upload = readUpload(params.name, await readBinary(ctx, UPLOAD_LIMIT_BYTES));
    await publishVersion(upload, ctx.deps.clock);
    return { name: upload.manifest.name, version: upload.manifest.version };
  });

  register(router, promoteRemoteVersion, async ({ params, body, ctx }) => {
    await promoteVersion(params.name, body.version, ctx.deps.clock);
    ctx.deps.registry.forget();
    return { version: body.version };
  });

  register(router, retireRemote, async ({ params, ctx }) => {
    const version = await retireVersion(params.name, ctx.deps.clock);
    ctx.deps.registry.forget();
    return { version };
  });

  register(router, rollbackRemote, async ({ params, ctx }) => {
    const version = await rollbackVersion(params.name, ctx.deps.clock);
    ctx.deps.registry.forget();
    return { version };
  });
}
