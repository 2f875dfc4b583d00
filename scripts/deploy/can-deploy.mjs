import { hostContract } from '../build/host-contract.mjs';
import { readDeclaration } from '../build/read-declaration.mjs';
import { say, Stop } from '../terminal/say.mjs';

export const CAN_DEPLOY_OPTIONS = { to: { type: 'string' }, 'allow-older': { type: 'boolean', default: false } };

/**
 * Asks the product whether this version could go live there now: with its host, beside the remotes that are live, under its own rules for
 * versions. Nothing is built and nothing is stored.
 * @throws Stop with every reason against it
 */
export async function canDeploy(remote, { registry, url, values = {} }) {
  const { access, routes, slots: parts, nav } = await readDeclaration(remote.folder);
  const { name, version } = remote;
  // The product counts a place in the bar among the slots.
  const slots = nav?.bar ? [...parts, `bar-${nav.bar}`] : parts;
  const facts = { version, access, routes, slots, hostContract: hostContract() };
  // A version for a trial may be older than the live one.
  const allowOlder = values['allow-older'] || values.try;
  const { faults, host, live } = await registry.check(name, { ...facts, ...(allowOlder && { allowOlder }) });
  if (faults.some(({ kind }) => kind === 'version'))
    throw new Stop(
      `${name} ${version} is there already and cannot be changed: raise the version in ${name}/package.json.`,
    );
  if (faults.length > 0) {
    const reasons = faults.map(({ message }) => `  ${message}`).join('\n');
    throw new Stop(`${name} ${version} cannot go live on ${url}:\n${reasons}`);
  }
  return { host, live, needed: facts.hostContract };
}

/** Asks, and prints the answer. */
export async function sayCanDeploy(remote, product) {
  const { host, live, needed } = await canDeploy(remote, product);
  const after = live ? `it would replace ${live}` : 'nothing of it is live yet';
  say(`${remote.name} ${remote.version} can go live on ${product.url}: ${after}.`);
  say(`It needs host contract ${needed}; the host has ${host}. Its addresses and slots are free or its own.`);
}
