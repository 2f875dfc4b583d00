import { keepBudget } from '../deploy/budget.mjs';
import { orForced, passGate } from '../deploy/gate.mjs';
import { sourceOf } from '../deploy/source.mjs';
import { say, Stop } from '../terminal/say.mjs';
import { buildRemote } from './build.mjs';
import { canDeploy } from './can-deploy.mjs';
import { startCanary } from './canary.mjs';
import { canaryWish, previewHours } from './number-options.mjs';
import { sayPreview } from './preview.mjs';

/**
 * Deploys one remote to a running product: asks whether it could go live, checks its format, lint, types and tests, builds it under the
 * version of its package.json, checks its budget, uploads the version, which is immutable, and promotes it. `--try` and `--preview` only
 * publish it, for a few to see first; `--canary` gives it to a share of the accounts. `npm run remotes -- rollback` undoes a deploy.
 * `--force` publishes a version that fails its checks; the registry shows the reason.
 */
export async function deploy(place, { registry, url, values, build = buildRemote }) {
  if ([values.try, values.preview, values.canary !== undefined].filter(Boolean).length > 1)
    throw new Stop('One of --preview, --try and --canary.');
  // Wrong options are refused before anything is published: a version cannot be published again.
  const hours = previewHours(values);
  const wish = canaryWish(values, 'canary');
  const { name, version, folder, dist } = place;
  await canDeploy(place, { registry, url, values });
  say(`Checking ${name}: format, lint, types, tests…`);
  const past = await orForced(values.force, () => passGate(place));
  await build(place);
  const over = await orForced(values.force, () => keepBudget(place));
  await registry.publish(name, { dist, source: { ...(await sourceOf(folder)), forced: past ?? over } });
  if (values.preview) {
    say(`${name} ${version} is published, and not live.`);
    await sayPreview({ registry, url }, { name, version, hours });
    return;
  }
  if (values.try) {
    const { path, expiresAt } = await registry.offerTrial(name, version);
    say(
      `${name} ${version} is published, and not live. An administrator tries it by this link, once, until ${expiresAt}:`,
    );
    say(new URL(path, url).href);
    say(`To make it live: npm run remotes -- promote ${name} ${version}`);
    return;
  }
  if (values.canary !== undefined) {
    await startCanary({ registry, values }, { name, version, wish });
    return;
  }
  await registry.promote(name, version, { allowOlder: values['allow-older'] });
  say(`${name} ${version} is live on ${url}`);
}
