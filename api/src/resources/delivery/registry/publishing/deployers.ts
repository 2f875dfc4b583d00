import type { Context } from 'koa';
import type { DeployAccess, Deployer } from '../../../../platform/http/deployer.ts';
import { isBearer, tokenIn } from '../../../../platform/http/deploy-token.ts';
import { forbidden, wrongDeployToken } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { useDeployToken } from './deploy-tokens.ts';

const INSTALLATION = 'installation';

/**
 * Authenticates the caller by the Authorization header. The token of one remote is valid for paths that name it; on a path without a name,
 * the handler must restrict the answer to its remote.
 * @throws HttpProblem 401 token missing, unknown, expired or ended · 403 token of another remote
 */
export async function requireDeployer(access: DeployAccess, ctx: Context): Promise<Deployer> {
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
