import { existsSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { run } from './process/run.mjs';
import { databaseAddress, readSettings } from './start/settings.mjs';
import { runMain, Stop } from './terminal/say.mjs';

/** `npm run admin -- promote|demote|list [name or e-mail]`: the operator's command on the running product (D12). */
await runMain(async () => {
  const settings = readSettings();
  const address = databaseAddress(settings);
  const program = inRoot('api/dist/admin-cli.js');
  if (!existsSync(program)) throw new Stop('The API is not built: npm run build');
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: settings.dataDir, MONGODB_URI: address },
  });
  process.exitCode = typeof code === 'number' ? code : 1;
});
