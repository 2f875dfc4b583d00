import { requireKnownFormat } from './data-format.ts';
import { checkFingerprints } from './fingerprints.ts';
import { migrate, type MigrateOptions } from './migrations.ts';
import type { Secrets } from './secrets.ts';

/**
 * The start of a release on a connected database, whichever release was there before: the format and the keys are checked before anything is
 * written, then the stored data are migrated.
 * @throws OperatorError for data of a newer release, and for data of other keys
 */
export async function enterDatabase({
  secrets,
  ...options
}: MigrateOptions & { readonly secrets: Secrets }): Promise<void> {
  await requireKnownFormat(options.format);
  await checkFingerprints(secrets);
  await migrate(options);
}
