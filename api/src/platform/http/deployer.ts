import type { Access } from '@app/contract/endpoint';
import type { Context } from 'koa';

/** Access by the Authorization header, for programs that publish remotes. */
export type DeployAccess = Extract<Access, 'deploy' | 'installation'>;

/** The actor of a change to remotes: the installation, by its DEPLOY_TOKEN; an administrator; or a team, by the token of its remote. */
export interface Deployer {
  /** Id in the audit: `installation`, `token:<id>`, or the id of an administrator. */
  readonly id: string;
  /** The only remote that it may change; absent for those with authority over all remotes. */
  readonly remote?: string;
}

declare module 'koa' {
  interface DefaultState {
    /** The caller, on endpoints of access `deploy` and `installation`. */
    deployer?: Deployer;
  }
}

/** @throws Error on an endpoint of another access: a programming error */
export function deployerOf({ state: { deployer } }: Context): Deployer {
  if (!deployer) throw new Error('no deployer: the access of this endpoint is neither deploy nor installation');
  return deployer;
}
