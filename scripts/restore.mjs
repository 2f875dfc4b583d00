import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from './build/build-packages.mjs';
import { restoreProduct } from './backup/restore-product.mjs';
import { identityIn } from './backup/settings.mjs';
import { launchMongod } from './mongod/launch.mjs';
import { localUrl, readSettings } from './start/settings.mjs';
import { lockDataFolder } from './start/take-place.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE = 'npm run restore -- --from FOLDER --key FILE [--at 2026-11-27T10:00:00Z]';

/**
 * `npm run restore`: restores a backup into an empty database, repeats erasures, begins new epochs and ends sessions; see
 * docs/operations.md.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, key: { type: 'string' }, at: { type: 'string' } },
  });
  if (!values.from || !values.key) throw new Stop(USAGE);
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (at && Number.isNaN(at.getTime())) throw new Stop(`--at ${values.at} is no time.`);
  const identity = identityIn(path.resolve(values.key));
  const settings = readSettings();
  const { dataDir, mongodbUri } = settings;
  await buildPackages({ names: ['api'] });
  // The embedded database runs only as long as the product, which must not run now.
  const release = mongodbUri ? undefined : lockDataFolder(dataDir, localUrl(settings));
  const mongod = mongodbUri ? undefined : await launchMongod({ dataDir });
  const startedAt = performance.now();
  try {
    const address = mongodbUri ?? mongod.uri;
    const result = await restoreProduct({ address, dataDir, folder: path.resolve(values.from), identity, at });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(
      `Restored as of ${result.until.toISOString()}: ${result.documents} documents, ${result.changes} changes, in ${seconds} s.`,
    );
    if (result.withoutKey.length > 0)
      say(`${result.withoutKey.length} accounts have no key any more: they were deleted since.`);
  } finally {
    await mongod?.stop();
    release?.();
  }
});
