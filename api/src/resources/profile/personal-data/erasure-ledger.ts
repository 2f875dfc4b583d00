import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const erasureSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('account'), userId: z.string(), at: z.iso.datetime() }),
  /** The user's data, not the account. `seq`: the counter at that time; data of a later backup was written since. */
  z.object({ what: z.literal('data'), userId: z.string(), at: z.iso.datetime(), seq: z.int() }),
  /** The account was not deleted after all: it was the last administrator's. */
  z.object({ what: z.literal('nothing'), userId: z.string(), at: z.iso.datetime() }),
]);
export type Erasure = z.infer<typeof erasureSchema>;

/**
 * Records which accounts were deleted and whose data was erased (G-02). It is a file beside the database: a restored backup does not
 * contain later erasures. It stores the ids of accounts and no other data.
 */
export const ledgerFile = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

/** Appends a line durably (fsync). Several processes may write concurrently: a line is one write. */
export async function noteErasure(dataDir: string, erasure: Erasure): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = await open(ledgerFile(dataDir), 'a', 0o600);
  try {
    await file.write(`${JSON.stringify(erasure)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The last erasure of each account, from any number of files. @throws Error naming an invalid line */
export function readErasures(files: readonly string[]): Erasure[] {
  const erasures = files.filter((file) => existsSync(file)).flatMap(readFile);
  const standing = new Map<string, Erasure>();
  const ofData = new Map<string, Erasure>();
  for (const one of erasures.toSorted((a, b) => a.at.localeCompare(b.at))) {
    if (one.what === 'data') ofData.set(one.userId, one);
    // For an account that was not deleted after all, an earlier erasure of its data remains in force.
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
