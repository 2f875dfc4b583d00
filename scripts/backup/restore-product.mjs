import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';
import { restoreBackup } from './restore-backup.mjs';
import { openDatabase } from './settings.mjs';

/**
 * Restores a backup and runs the built API's `restored`, which has to run before anybody reaches the product.
 * @param {{ address: string, dataDir: string, folder: string, identity: string, at?: Date }} options
 */
export async function restoreProduct({ address, dataDir, folder, identity, at, onRestored = async () => undefined }) {
  const { client, db } = await openDatabase(address);
  try {
    const result = await restoreBackup({ db, folder, identity, at });
    await onRestored(db);
    const { code } = await run(process.execPath, [inRoot('api/dist/admin-cli.js'), 'restored'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: address },
    });
    if (code !== 0) throw new Stop('The data is back, but not yet safe to serve: run npm run admin -- restored.');
    return result;
  } finally {
    await client.close();
  }
}
