import { keepBudget } from '../deploy/budget.mjs';
import { orForced, passGate } from '../deploy/gate.mjs';
import { sourceOf } from '../deploy/source.mjs';
import { say } from '../../terminal/say.mjs';
import { CAN_DEPLOY_OPTIONS, canDeploy } from './can-deploy.mjs';
import { HOURS_OPTION, sayTrial, trialHours } from './try.mjs';

export const DEPLOY_OPTIONS = {
  ...CAN_DEPLOY_OPTIONS,
  try: { type: 'boolean', default: false },
  force: { type: 'string' },
  ...HOURS_OPTION,
};

/**
 * Deploys one remote to a running product: asks whether it could go live, checks its format, lint, types and tests, builds it under the
 * version of its package.json, checks its budget, uploads the version, which is immutable, and promotes it. `--try` only
 * publishes it, for a few to try first. `npm run remotes -- rollback` undoes a deploy.
 * `--force` publishes a version that fails its checks; the registry shows the reason.
 */
export async function deploy(place, { registry, url, values, build, check = passGate }) {
  // Wrong options are refused before anything is published: a version cannot be published again.
  const hours = trialHours(values);
  const { name, version, folder, dist } = place;
  await canDeploy(place, { registry, url, values });
  say(`Checking ${name}: format, lint, types, tests…`);
  const past = await orForced(values.force, () => check(name));
  await build();
  const over = await orForced(values.force, () => keepBudget(place));
  await registry.publish(name, { dist, source: { ...(await sourceOf(folder)), forced: past ?? over } });
  if (values.try) {
    say(`${name} ${version} is published, and not live.`);
    await sayTrial({ registry, url }, { name, version, hours });
    return;
  }
  await registry.promote(name, version, { allowOlder: values['allow-older'] });
  say(`${name} ${version} is live on ${url}`);
}
