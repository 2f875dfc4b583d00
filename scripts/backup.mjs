import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { assertFresh, runBackup, writeBackupMetric } from './backup/run-backup.mjs';
import { backupAddress, makeKey, openDatabase, recipientOf } from './backup/settings.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE =
  'npm run backup -- --to FOLDER [--every MINUTES] [--full] [--keep DAYS] [--metrics FILE] | --new-key FILE | --check [--max-age MINUTES]';
const LONGEST_KEPT_DAYS = 30;

/**
 * `npm run backup`: writes everything that the product keeps, encrypted, into a folder; see docs/operations.md. With `--every` it goes on
 * until it is stopped; a run that fails is reported, and the next one tries again.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      every: { type: 'string' },
      keep: { type: 'string', default: String(LONGEST_KEPT_DAYS) },
      full: { type: 'boolean', default: false },
      'new-key': { type: 'string' },
      check: { type: 'boolean', default: false },
      'max-age': { type: 'string', default: '10' },
      metrics: { type: 'string' },
    },
  });
  if (!values.to) throw new Stop(USAGE);
  const folder = path.resolve(values.to);
  if (values.check) return assertFresh(folder, { maxMinutes: number(values['max-age'], '--max-age') });
  if (values['new-key']) {
    say(`Public key: ${await makeKey(folder, path.resolve(values['new-key']))}`);
    return say(
      `Keep ${values['new-key']} away from this machine and from the backup: without it nothing can be restored.`,
    );
  }
  const keepDays = number(values.keep, '--keep');
  if (keepDays > LONGEST_KEPT_DAYS)
    throw new Stop(`--keep: ${LONGEST_KEPT_DAYS} days at most, as the privacy text says.`);
  const recipient = recipientOf(folder);
  const { client, db } = await openDatabase(backupAddress());
  const run = async (isFull) => {
    await runBackup({ client, db, folder, recipient, keepDays, isFull });
    if (values.metrics) writeBackupMetric(path.resolve(values.metrics), new Date());
  };
  try {
    await run(values.full);
    if (!values.every) return;
    const pauseMs = number(values.every, '--every') * 60_000;
    for (;;) {
      await setTimeout(pauseMs);
      await run(false).catch((error) => say(`FAILED: ${error.message}`));
    }
  } finally {
    await client.close();
  }
});

function number(text, name) {
  const value = Number(text);
  if (!(value > 0)) throw new Stop(`${name} ${text} is no number above 0.`);
  return value;
}
