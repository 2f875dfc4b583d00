import { parseArgs } from 'node:util';
import { publishIfChanged } from './start/start-command.mjs';
import { localUrl, readSettings } from './start/settings.mjs';
import { runMain, say } from './terminal/say.mjs';

/** `node scripts/publish-remotes.mjs [--to <address>]`: publishes the checkout's builds, as `npm start` does at its end; for containers. */
await runMain(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const settings = readSettings();
  const hasPublished = await publishIfChanged(values.to ?? localUrl(settings), settings.dataDir);
  if (!hasPublished) say('Nothing new to publish.');
});
