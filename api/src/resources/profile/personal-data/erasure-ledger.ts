import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { ErasureModel, type StoredErasure } from './erasure.model.ts';

const erasureSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('account'), userId: z.string(), at: z.iso.datetime() }),
  /**
   * Erasure of the user's data, not of the account. `seq`: the counter at that time; data of a later backup was written since. `epoch`: the
   * one that it began.
   */
  z.object({
    what: z.literal('data'),
    userId: z.string(),
    at: z.iso.datetime(),
    seq: z.int(),
    epoch: z.optional(z.string()),
  }),
  /** Record that the account was not deleted after all: it was the last administrator's. */
  z.object({ what: z.literal('nothing'), userId: z.string(), at: z.iso.datetime() }),
]);
export type Erasure = z.infer<typeof erasureSchema>;

/**
 * The ledger of erasures: the ids of accounts that were deleted or whose data was erased (G-02), and nothing else about them. It is in the
 * database, where the increments of a backup include it (docs/decisions/0029), and in this file beside it, for operators whose backups are
 * made by other means and lack later erasures.
 */
export const ledgerFile = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

/** Records it in both, durably. */
export async function noteErasure(dataDir: string, erasure: Erasure): Promise<void> {
  await appendLine(dataDir, erasure);
  await ErasureModel.create({ ...erasure, at: new Date(erasure.at) });
}

/** Appends durably (fsync). Several processes may write concurrently: a line is one write. */
async function appendLine(dataDir: string, erasure: Erasure): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = await open(ledgerFile(dataDir), 'a', 0o600);
  try {
    await file.write(`${JSON.stringify(erasure)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The last erasure of each account, from the database and any number of files. @throws Error naming an invalid line */
export async function readErasures(files: readonly string[]): Promise<Erasure[]> {
  const stored = await ErasureModel.find({}, { _id: 0 }).lean<StoredErasure[]>();
  const erasures = [
    ...stored.map((one) => erasureSchema.parse({ ...one, at: one.at.toISOString() })),
    ...files.filter((file) => existsSync(file)).flatMap(readFile),
  ];
  const standing = new Map<string, Erasure>();
  const ofData = new Map<string, Erasure>();
  for (const one of erasures.toSorted((a, b) => a.at.localeCompare(b.at))) {
    if (one.what === 'data') ofData.set(one.userId, one);
    // An earlier erasure of data remains in force for an account that was not deleted after all.
    const last = one.what === 'nothing' ? ofData.get(one.userId) : one;
    if (last) standing.set(one.userId, last);
    else standing.delete(one.userId);
  }
  return [...standing.values()];
}

function readFile(file: string): Erasure[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    if (line === '') return [];
    try {
      return erasureSchema.parse(JSON.parse(line));
    } catch {
      throw new Error(`${file}: line ${i + 1} is no erasure`);
    }
  });
}
