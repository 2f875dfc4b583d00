import { Readable } from 'node:stream';
import type Router from '@koa/router';
import * as contract from '@app/contract/personal-data';
import type { ImportResult } from '@app/contract/personal-data';
import type { Context } from 'koa';
import { tooManyRequests } from '../../../platform/errors.ts';
import { dayIn } from '../../../platform/civil-day.ts';
import { noteBytes } from '../../../platform/limits/load.ts';
import { type Call, register } from '../../../platform/http/register.ts';
import { zoneOf } from '../../../platform/time-zone.ts';
import { signOut } from '../../../platform/sessions/session-middleware.ts';
import { confirmPassword, requireConfirmed } from '../../account/password/confirmation.ts';
import { requireConsent } from '../../account/users/require-consent.ts';
import { readPosition } from '../../writing/sync/epoch.ts';
import { deleteAccount } from './delete-account.ts';
import { eraseData } from './erase-data.ts';
import { exportData } from './export/export-data.ts';
import { importData } from './import/import-data.ts';
import { withUploadedFile } from './import/upload-file.ts';

const RETRY_SECONDS = 10;

/** Users with an export or import running on this process: one at a time per user (L-01). */
const busy = new Set<string>();

function begin(userId: string): void {
  if (busy.has(userId)) throw tooManyRequests(RETRY_SECONDS);
  busy.add(userId);
}

const fileName = (now: Date, timeZone: string) => `mis-datos-${dayIn(timeZone, now)}.zip`;

function sendArchive(ctx: Context, userId: string, timeZone: string): void {
  begin(userId);
  ctx.type = 'application/zip';
  ctx.set('Content-Disposition', `attachment; filename="${fileName(ctx.deps.clock(), timeZone)}"`);
  const archive = Readable.from(weighed(ctx, exportData(ctx.deps, userId, timeZone)), { objectMode: false });
  // 'close' fires in every case: complete, aborted by the client, or never started, as for HEAD.
  archive.once('close', () => busy.delete(userId));
  ctx.body = archive;
}

async function* weighed(ctx: Context, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    noteBytes(ctx, piece.length);
    yield piece;
  }
}

/** Export, import and deletion of the user's data (D19, G-01, G-02). */
export function registerPersonalData(router: Router): void {
  const exportWhole = async ({ user, query, ctx }: Call<typeof contract.exportData>): Promise<void> => {
    await requireConfirmed(ctx, user);
    await ctx.deps.limits.consume('archive', user.id);
    sendArchive(ctx, user.id, zoneOf(query, ctx.deps.env.TIME_ZONE));
  };
  register(router, contract.exportData, exportWhole, { bytes: 'archives' });

  const importWhole = async ({ user, ctx }: Call<typeof contract.importData>): Promise<ImportResult> => {
    requireConsent(user);
    await ctx.deps.limits.consume('archive', user.id);
    begin(user.id);
    try {
      // The epoch is read before the upload starts: data that the user erases during the upload stays erased.
      const { epoch } = await readPosition(user.id);
      return await withUploadedFile(ctx, contract.ARCHIVE_BYTES, (file) => importData(ctx.deps, user, epoch, file));
    } finally {
      busy.delete(user.id);
    }
  };
  register(router, contract.importData, importWhole, { bytes: 'archives' });

  register(router, contract.eraseData, async ({ user, ctx }) => {
    await requireConfirmed(ctx, user);
    await eraseData(ctx.deps, user.id);
    ctx.deps.journalRevisions.changed(user.id);
  });

  register(router, contract.deleteAccount, async ({ user, body, ctx }) => {
    await confirmPassword(ctx, user, body.password);
    await deleteAccount(ctx.deps, user);
    signOut(ctx);
  });
}
