import { database } from '../platform/mongo.ts';
import type { Migration } from '../platform/migrations.ts';

/**
 * Deletes the hashes of user agents that accounts held before `knownDevices` (decision 0018): nothing reads them.
 */
export const oldDevicesEmptied: Migration = {
  id: '0009-old-devices-emptied',
  async run() {
    await database()
      .collection('users')
      .updateMany({ 'devices.0': { $exists: true } }, { $set: { devices: [] } });
  },
};
