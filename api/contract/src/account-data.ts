import * as z from 'zod/mini';
import { passwordSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { countSchema } from './shapes.ts';

/** Largest archive that can be brought back: all drawings that an account may hold, and its words. */
export const ARCHIVE_BYTES = 700 * 1024 * 1024;

/**
 * Everything that is kept of her, as a ZIP (D19, G-01): JSON that `importData` takes, the journal as Markdown and as a page to read,
 * drawings as pictures, the calendar as `.ics`. Needs the password again (403 `confirmationRequired`); one at a time.
 */
export const exportData = defineEndpoint({
  name: 'exportData',
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  responseTypes: ['application/zip'],
});

/** What became of each document of an archive. */
export const importResultSchema = z.object({
  /** Was not here. */
  added: countSchema,
  /** Was here, and something of it was not. */
  merged: countSchema,
  /** Was here in other words: both stand beside each other (SYNC §1). */
  siblings: countSchema,
  /** Was here as it is, or cannot be read. */
  skipped: countSchema,
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** Brings an archive of `exportData` back. Nothing that is here is overwritten; doing it twice changes nothing. 400 no such archive. */
export const importData = defineEndpoint({
  name: 'importData',
  method: 'POST',
  path: '/api/account/import',
  access: 'user',
  bodyTypes: ['application/zip'],
  response: importResultSchema,
});

/** 'Borrar todos los datos' (D19): journal, calendar, progress, assessments, settings. Needs the password again; a new `epoch` begins. */
export const eraseData = defineEndpoint({
  name: 'eraseData',
  method: 'POST',
  path: '/api/account/erase',
  access: 'user',
});

/** The account and all that is kept of her, for good. 403 wrong password, 409 the last administrator. */
export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  body: z.strictObject({ password: passwordSchema }),
});
