import { getRegistry } from '@app/contract/registry';
import { getPreviousRemote } from '@app/contract/remote-reports';
import { listRemotesAsAdmin, rollbackRemoteAsAdmin, withdrawVersionAsAdmin } from '@app/contract/admin-remotes';
import {
  checkRemoteVersion,
  getRemoteState,
  listRemoteStates,
  promoteRemoteVersion,
  publishRemoteVersion,
  retireRemote,
  rollbackRemote,
  setRemoteOwner,
  withdrawRemoteVersion,
} from '@app/contract/remote-versions';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { readBinary } from '../../../platform/http/binary-body.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Call, register } from '../../../platform/http/register.ts';
import { deployerOf } from '../../../platform/http/deployer.ts';
import { registerDeployTokens } from './publishing/deploy-tokens.routes.ts';
import { checkVersion } from './publishing/check-version.ts';
import { overridesFor } from './trying/overrides.ts';
import { changeOwner, type ChangeContext } from './ownership/owners.ts';
import { publishVersion } from './publishing/publish-version.ts';
import { changeRegistry } from './versions/registry-turn.ts';
import { RemoteFiles, serveRemoteFile } from './serving/remote-files.ts';
import { presentOwnerOf, readStates } from './remote-states.ts';
import { registerTrials } from './trying/trials.routes.ts';
import { readUpload, UPLOAD_LIMIT_BYTES } from './publishing/upload.ts';
import { promoteVersion, retireVersion, rollbackVersion, withdrawVersion } from './rollout/remote-versions.ts';

const changeContextOf = (ctx: Context): ChangeContext => ({ deployer: deployerOf(ctx), now: ctx.deps.clock() });

/** Remotes: the registry of a session, their files, and the calls with which teams publish (D29, D33, D34). */
export function registerRegistry(router: Router): void {
  const files = new RemoteFiles();
  router.get(/^\/remotes\/[^/]+\/[^/]+\/.+$/, (ctx) => serveRemoteFile(ctx, files));

  const read = async ({ ctx, user }: Call<typeof getRegistry>) => {
    ctx.set('Cache-Control', 'private, no-cache');
    const overrides = await overridesFor(ctx, user);
    const remotes = await ctx.deps.registry.forReader(user);
    return { contract: 1 as const, remotes, ...(overrides.length > 0 && { overrides }) };
  };
  register(router, getRegistry, read, { isPoll: true });

  register(router, getPreviousRemote, async ({ params, query, ctx, user }) => {
    ctx.set('Cache-Control', 'private, no-cache');
    return { remote: await ctx.deps.registry.previousFor(params.name, user, query.failed) };
  });

  registerDeployTokens(router);
  registerTrials(router);

  register(router, listRemoteStates, ({ ctx }) => readStates(deployerOf(ctx).remote));

  register(router, getRemoteState, async ({ params }) => {
    const [state] = await readStates(params.name);
    if (!state) throw notFound();
    return state;
  });

  register(router, checkRemoteVersion, ({ params, body, ctx }) =>
    checkVersion(params.name, body, changeContextOf(ctx)),
  );

  register(router, publishRemoteVersion, async ({ params, query, ctx }) => {
    const upload = readUpload(params.name, await readBinary(ctx, UPLOAD_LIMIT_BYTES));
    await publishVersion(upload, query, changeContextOf(ctx));
    return { name: upload.manifest.name, version: upload.manifest.version };
  });

  register(router, promoteRemoteVersion, async ({ params: { name }, body, ctx }) => {
    await promoteVersion({ name, ...body }, changeContextOf(ctx));
    ctx.deps.registry.forget();
    return { version: body.version };
  });

  register(router, retireRemote, async ({ params, ctx }) => {
    const version = await retireVersion(params.name, changeContextOf(ctx));
    ctx.deps.registry.forget();
    return { version };
  });

  register(router, rollbackRemote, async ({ params, ctx }) => {
    const version = await rollbackVersion(params.name, changeContextOf(ctx));
    ctx.deps.registry.forget();
    return { version };
  });

  register(router, withdrawRemoteVersion, async ({ params, body, ctx }) => {
    const promoted = await withdrawVersion({ ...params, ...body }, changeContextOf(ctx));
    ctx.deps.registry.forget();
    return { promoted };
  });

  register(router, setRemoteOwner, async ({ params, body, ctx }) =>
    changeRegistry((session) => changeOwner(params.name, body, changeContextOf(ctx), session)).then(presentOwnerOf),
  );

  register(router, listRemotesAsAdmin, () => readStates());

  register(router, withdrawVersionAsAdmin, async ({ params, body, ctx, user }) => {
    const act = { deployer: { id: user.id }, now: ctx.deps.clock() };
    const promoted = await withdrawVersion({ ...params, ...body }, act);
    ctx.deps.registry.forget();
    return { promoted };
  });

  register(router, rollbackRemoteAsAdmin, async ({ params, ctx, user }) => {
    const version = await rollbackVersion(params.name, { deployer: { id: user.id }, now: ctx.deps.clock() });
    ctx.deps.registry.forget();
    return { version };
  });
}
