import type { Context } from 'koa';
import { isBearer, tokenIn } from '../../platform/deploy-token.ts';
import { forbidden, wrongDeployToken } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { useDeployToken } from './deploy-tokens.ts';

/** Who acts on remotes: the installation itself, by its DEPLOY_TOKEN; an administrator; or a team, by the token of its remote. */
export interface Deployer {
  /** As the audit has it: `installation`, `token:<id>`, or the id of an administrator. */
  readonly id: string;
  /** The only remote that it may act on; absent for whoever decides over all of them. */
  readonly remote?: string;
}

export const INSTALLATION = 'installation';

declare module 'koa' {
  interface DefaultState {
    /** Present on endpoints of access `deploy` and `installation`. */
    deployer?: Deployer;
  }
}

/**
 * Who calls, by the Authorization header. A token of one remote is good for paths that name this one; a path that names none answers with
 * its remote alone, which is its handler's to do.
 * @throws HttpProblem 401 no token, or one that is unknown, expired or ended · 403 of another remote
 */
export async function requireDeployer(access: 'deploy' | 'installation', ctx: Context): Promise<Deployer> {
  const { secrets, clock } = ctx.deps;
  const header = ctx.get('authorization');
  if (isBearer(header, secrets.deployToken)) return { id: INSTALLATION };
  const given = tokenIn(header);
  const token = given === undefined ? undefined : await useDeployToken(given, clock());
  if (!token) throw wrongDeployToken();
  if (access === 'installation') throw forbidden(messages.installationOnly);
  const { name } = ctx['params'] as { name?: string };
  if (name !== undefined && name !== token.remote) throw forbidden(messages.tokenOfAnother(token.remote));
  return { id: `token:${token._id.toString()}`, remote: token.remote };
}

/** @throws Error on an endpoint of another access: a mistake of ours */
export function deployerOf({ state: { deployer } }: Context): Deployer {
  if (!deployer) throw new Error('no deployer: the access of this endpoint is neither deploy nor installation');
  return deployer;
}
