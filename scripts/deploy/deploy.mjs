import { buildPackages } from '../build/build-packages.mjs';
import { run } from '../process/run.mjs';
import { say } from '../terminal/say.mjs';
import { keepBudget } from './budget.mjs';
import { CAN_DEPLOY_OPTIONS, canDeploy } from './can-deploy.mjs';
import { orForced, passGate } from './gate.mjs';
import { HOURS_OPTION, sayTrial, trialHours } from './try.mjs';

/** Most characters of a commit's first line that the registry keeps. */
const CHANGE_LENGTH = 120;

export const DEPLOY_OPTIONS = {
  ...CAN_DEPLOY_OPTIONS,
  try: { type: 'boolean', default: false },
  force: { type: 'string' },
  ...HOURS_OPTION,
};

/** Builds under the lock that builds of this checkout share. */
const buildRelease = (name) => buildPackages({ names: [name], release: true });

/**
 * Deploys one remote to a running product: asks whether it could go live, checks its format, lint, types and tests, builds it under the
 * version of its package.json, checks its budget, uploads the version, which is immutable, and promotes it. `--try` only
 * publishes it, for a few to try first. `npm run remotes -- rollback` undoes a deploy.
 * `--force` publishes a version that fails its checks; the registry shows the reason.
 */
export async function deploy(remote, { registry, url, values, build = buildRelease, check = passGate }) {
  // Wrong options are refused before anything is published: a version cannot be published again.
  const hours = trialHours(values);
  const { name, version, folder, dist } = remote;
  await canDeploy(remote, { registry, url, values });
  say(`Checking ${name}: format, lint, types, tests…`);
  const past = await orForced(values.force, () => check(name));
  await build(name);
  const over = await orForced(values.force, () => keepBudget(remote));
  await registry.publish(name, { dist, source: { ...(await sourceOf(folder)), forced: past ?? over } });
  if (values.try) {
    say(`${name} ${version} is published, and not live.`);
    await sayTrial({ registry, url }, { name, version, hours });
    return;
  }
  await registry.promote(name, version, { allowOlder: values['allow-older'] });
  say(`${name} ${version} is live on ${url}`);
  say(`So that the others are held to it: git tag ${name}@${version} && git push --tags`);
}

/** The last commit that changed a remote's folder; empty where there is no git. */
async function sourceOf(folder) {
  const { code, output } = await run('git', ['log', '-1', '--format=%h %s', '--', '.'], { cwd: folder, quiet: true });
  const [, commit, change] = /^([0-9a-f]{7,40}) (.+)/.exec(output.trim()) ?? [];
  return code === 0 && commit ? { commit, change: change.slice(0, CHANGE_LENGTH) } : {};
}
