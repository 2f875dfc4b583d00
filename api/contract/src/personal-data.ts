import * as z from 'zod/mini';
import { passwordSchema } from './sign-in.ts';
import { defineEndpoint } from './endpoint.ts';
import { countSchema } from './shapes.ts';
import { zoneInQuery } from './time-zone.ts';

/** Largest archive that can be imported, in bytes: all drawings that an account may hold, and its text. */
export const ARCHIVE_BYTES = 700 * 1024 * 1024;

/**
 * Everything stored about the user, as a ZIP (D19, G-01): JSON that `importData` accepts, the journal as Markdown and as a page to read,
 * drawings as pictures, the calendar as `.ics`; days and hours are those of the user's zone. Needs a recent password confirmation (403 `confirmationRequired`); one at a time.
 */
export const exportData = defineEndpoint({
  name: 'exportData',
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  query: zoneInQuery,
  responseTypes: ['application/zip'],
});

/** Result of the import, as numbers of documents. */
export const importResultSchema = z.object({
  /** Documents that did not exist here. */
  added: countSchema,
  /** Documents that existed here without some of the archive's fields. */
  merged: countSchema,
  /** Documents that existed here with other text: both versions are kept (SYNC §1). */
  siblings: countSchema,
  /** Documents that are identical here, or unreadable. */
  skipped: countSchema,
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** Imports an archive of `exportData`. Nothing that exists is overwritten; idempotent. 400 when it is no such archive. */
export const importData = defineEndpoint({
  name: 'importData',
  method: 'POST',
  path: '/api/account/import',
  access: 'user',
  bodyTypes: ['application/zip'],
  response: importResultSchema,
});

/**
 * 'Borrar todos los datos' (D19): journal, calendar, progress, assessments, settings. Needs a recent password confirmation; starts a new
 * `epoch`.
 */
export const eraseData = defineEndpoint({
  name: 'eraseData',
  method: 'POST',
  path: '/api/account/erase',
  access: 'user',
});

/** Deletes the account and everything stored about the user, permanently. 403 wrong password, 409 the last administrator. */
export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  body: z.strictObject({ password: passwordSchema }),
});
