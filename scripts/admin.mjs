import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';
import { run } from './process/run.mjs';
import { readSettings } from './start/settings.mjs';
import { runMain, Stop } from './terminal/say.mjs';

/** `npm run admin -- promote|demote|list [name or e-mail]`: the operator's command on the running product (D12). */
await runMain(async () => {
  const { dataDir, mongodbUri } = readSettings();
  const addressFile = path.join(dataDir, 'mongod/uri');
  if (!mongodbUri && !existsSync(addressFile)) {
    throw new Stop(`No product runs on ${dataDir}: start it with npm start, or set DATA_DIR or MONGODB_URI.`);
  }
  const program = inRoot('api/dist/admin-cli.js');
  if (!existsSync(program)) throw new Stop('The API is not built: npm run build');
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: mongodbUri ?? readFileSync(addressFile, 'utf8').trim() },
  });
  process.exitCode = typeof code === 'number' ? code : 1;
});
