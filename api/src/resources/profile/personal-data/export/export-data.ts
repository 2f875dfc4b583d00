import { Types } from 'mongoose';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import type { ServedProgramme } from '../../../programme/served/served-programme.ts';
import type { Deps } from '../../../../deps.ts';
import { findUserById } from '../../../account/users/user.repository.ts';
import { listOpenings } from '../../../account/vault-openings/vault-openings.ts';
import { DrawingModel, type StoredDrawing } from '../../../writing/drawings/drawing.model.ts';
import { findDrawing } from '../../../writing/drawings/drawing.repository.ts';
import { readEntries } from '../../../writing/journal/read-entries.ts';
import { ALL_KINDS } from '../../../writing/sync/kinds/all-kinds.ts';
import { openDocument } from '../../../writing/sync/sealed-document.ts';
import { presentDocument } from '../../../writing/sync/sync.presenter.ts';
import type { SyncDocument } from '../../../writing/sync/engine/document.ts';
import { type StoredDocument, SyncDocumentModel } from '../../../writing/sync/sync.model.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, DOCUMENTS_FOLDER, HEAD_FILE, sealProgress } from './archive-format.ts';
import * as account from './account-record.ts';
import { toCalendar } from './calendar-file.ts';
import { drawingFile } from './drawing-files.ts';
import { toMarkdown } from './markdown.ts';
import { toPage } from './html-page.ts';
import { calendarBook, journalBook } from './text-pages.ts';
import { underlinesBook } from './underlines-book.ts';
import { ZipWriter } from './zip-writer.ts';

type Parts = Pick<Deps, 'vaults' | 'sessions' | 'clock'> & { readonly programme: ServedProgramme };

interface Export {
  readonly userId: string;
  readonly vault: Vault;
  readonly deps: Parts;
  /** The user's, which dates what the user wrote. */
  readonly timeZone: string;
  readonly zip: ZipWriter;
}

/** Characters of documents per file; beyond them another file begins, so that an import needs little memory. */
const FILE_LENGTH = 4_000_000;

/** Streams all data of the user as chunks of a ZIP; never more than one chunk is in memory. */
export async function* exportData(deps: Parts, userId: string, timeZone: string): AsyncGenerator<Uint8Array> {
  const vault = await deps.vaults.of(userId);
  const zip = new ZipWriter(deps.clock());
  const whole: Export = { userId, vault, deps, timeZone, zip };
  await writeHead(whole);
  yield* zip.take();
  for await (const _ of writeDocuments(whole)) yield* zip.take();
  const types = await drawingTypes(userId);
  await writeWords(whole, types);
  yield* zip.take();
  for (const [hash, type] of types) {
    const drawing = await findDrawing(userId, vault, hash);
    if (drawing) zip.bytes(drawingFile(hash, type), drawing.bytes);
    yield* zip.take();
  }
  zip.end();
  yield* zip.take();
}

async function writeHead({ userId, vault, deps, zip }: Export): Promise<void> {
  const user = await findUserById(userId);
  const progress = await account.readProgress(userId);
  const head = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: deps.clock(),
    account: user && account.presentAccount(user),
    sessions: account.presentSessions(await deps.sessions.list(userId)),
    knownDevices: await account.readDevices(userId, vault, deps.clock()),
    reminders: await account.readReminders(userId),
    vaultOpenings: await listOpenings(userId),
    premiumInterest: await account.readPremiumInterest(userId),
    contactMessages: await account.readContactMessages(userId, vault),
    shelf: await account.readShelf(userId),
    progress,
    progressSeal: sealProgress(vault, progress),
  };
  zip.text(HEAD_FILE, JSON.stringify(head, null, 2));
}

const living = (userId: string) => ({ userId: new Types.ObjectId(userId), deleted: false });

/** Writes all documents in the order of their changes: siblings precede their document, as the import requires. */
async function* writeDocuments({ userId, vault, zip }: Export): AsyncGenerator<void> {
  let lines: string[] = [];
  let length = 0;
  let files = 0;
  const write = () => {
    files += 1;
    zip.text(`${DOCUMENTS_FOLDER}${String(files).padStart(4, '0')}.json`, `[\n${lines.join(',\n')}\n]\n`);
    lines = [];
    length = 0;
  };
  const found = SyncDocumentModel.find(living(userId))
    .sort({ rev: 1 })
    .lean<StoredDocument>()
    .cursor({ batchSize: 20 });
  for await (const stored of found) {
    const { kind, key, fields, createdAt, updatedAt } = presentDocument(openDocument(vault, stored), ALL_KINDS);
    const line = JSON.stringify({ kind, key, createdAt, updatedAt, fields });
    lines.push(line);
    length += line.length;
    if (length < FILE_LENGTH) continue;
    write();
    yield;
  }
  if (lines.length > 0) write();
  yield;
}

async function writeWords(
  { userId, vault, deps, timeZone, zip }: Export,
  types: ReadonlyMap<string, string>,
): Promise<void> {
  const { programme, clock } = deps;
  const entries: SyncDocument[] = [];
  for await (const entry of readEntries(userId, vault)) entries.push(entry);
  const siblings = await load(userId, vault, ['sibling']);
  const calendar = await load(userId, vault, ['day', 'week', 'challenge']);
  const journal = journalBook(entries, programme.current, siblings, types, timeZone);
  const days = calendarBook(
    calendar.filter(({ kind }) => kind !== 'challenge'),
    siblings,
  );
  const underlined = underlinesBook(await load(userId, vault, ['underline']), programme.current);
  zip.text('diario.md', toMarkdown(journal));
  zip.text('calendario.md', toMarkdown(days));
  zip.text('subrayados.md', toMarkdown(underlined));
  zip.text('mis-palabras.html', toPage([journal, days, underlined]));
  zip.text('calendario.ics', toCalendar(calendar, programme.library, clock()));
}

async function load(userId: string, vault: Vault, kinds: readonly SyncDocument['kind'][]): Promise<SyncDocument[]> {
  const found = await Promise.all(
    kinds.map((kind) =>
      SyncDocumentModel.find({ ...living(userId), kind })
        .sort({ rev: 1 })
        .lean<StoredDocument[]>(),
    ),
  );
  return found.flat().map((stored) => openDocument(vault, stored));
}

/** The user's drawings by hash, each with its type. */
async function drawingTypes(userId: string): Promise<Map<string, string>> {
  const found = await DrawingModel.find({ userId: new Types.ObjectId(userId) }, { type: 1 })
    .sort({ createdAt: 1 })
    .lean<Pick<StoredDrawing, '_id' | 'type'>[]>();
  return new Map(found.map(({ _id, type }) => [_id.slice(_id.indexOf('/') + 1), type]));
}
