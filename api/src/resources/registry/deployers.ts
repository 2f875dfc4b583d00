import type { Context } from 'koa';
import { isBearer, tokenIn } from '../../platform/deploy-token.ts';
import { forbidden, wrongDeployToken } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { useDeployToken } from './deploy-tokens.ts';

/** The actor of a change to remotes: the installation, by its DEPLOY_TOKEN; an administrator; or a team, by the token of its remote. */
export interface Deployer {
  /** As in the audit: `installation`, `token:<id>`, or the id of an administrator. */
  readonly id: string;
  /** The only remote that it may change; absent for those with authority over all remotes. */
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
 * Authenticates the caller by the Authorization header. The token of one remote is valid for paths that name it; on a path without a name,
 * the handler must restrict the answer to its remote.
 * @throws HttpProblem 401 token missing, unknown, expired or ended · 403 token of another remote
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

/** @throws Error on an endpoint of another access: a programming error */
export function deployerOf({ state: { deployer } }: Context): Deployer {
  if (!deployer) throw new Error('no deployer: the access of this endpoint is neither deploy nor installation');
  return deployer;
}
