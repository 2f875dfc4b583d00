import { HOST_CONTRACT, runsIn } from '@app/contract/host-contract';
import type { VersionCheck, VersionFacts } from '@app/contract/remote-versions';
import { HttpProblem } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { type Claim, claimOf } from '../ownership/claim.ts';
import { isOlder } from '../versions/is-older.ts';
import { type ChangeContext, claimFor } from '../ownership/owners.ts';
import { RemoteStateModel, RemoteVersionModel, versionId } from '../versions/registry.model.ts';
import { changeRegistry } from '../versions/registry-turn.ts';
import { equalRoutes } from './upload.ts';

type Fault = VersionCheck['faults'][number];

/** Whether a version could be published and promoted now, by the rules that both have. Stores nothing. */
export async function checkVersion(name: string, facts: VersionFacts, context: ChangeContext): Promise<VersionCheck> {
  const { version, routes, slots, access, hostContract, allowOlder } = facts;
  const state = await RemoteStateModel.findById(name).lean();
  const last = state?.promoted ?? state?.previous.at(-1);
  const faults: Fault[] = [];
  if (!runsIn(hostContract)) faults.push({ kind: 'host', message: messages.otherHostContract(hostContract) });
  if (await RemoteVersionModel.exists({ _id: versionId(name, version) }))
    faults.push({ kind: 'version', message: messages.versionExists });
  else if (last !== undefined && isOlder(version, last) && !allowOlder)
    faults.push({ kind: 'older', message: messages.olderVersion(version, last) });
  const equal = equalRoutes(routes);
  if (equal) faults.push({ kind: 'routes', message: messages.equalRoutes(equal) });
  const claim = claimOf({ access, routes, slots: Object.fromEntries(slots.map((slot) => [slot, ''])) });
  const refusal = await refusalOf(name, claim, context);
  if (refusal !== undefined) faults.push({ kind: 'owner', message: refusal });
  return { host: HOST_CONTRACT, live: state?.promoted ?? null, faults };
}

/** Ends a transaction that was only tried. */
class Undone extends Error {}

/** Claims as publishing and promotion do, in a transaction that is then aborted. @returns why it is refused */
async function refusalOf(name: string, claim: Claim, context: ChangeContext): Promise<string | undefined> {
  try {
    return await changeRegistry<never>(async (session) => {
      await claimFor(name, claim, 'publish', context, session);
      await claimFor(name, claim, 'promote', context, session);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return undefined;
    if (error instanceof HttpProblem && (error.status === 403 || error.status === 409)) return error.body.message;
    throw error;
  }
}
