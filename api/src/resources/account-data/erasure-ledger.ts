import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const erasureSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('account'), userId: z.string(), at: z.iso.datetime() }),
  /** Her data, not her account: so far her counter had come. What a later backup has of her she wrote since. */
  z.object({ what: z.literal('data'), userId: z.string(), at: z.iso.datetime(), seq: z.int() }),
  /** The account was not deleted after all: it was the last administrator's. */
  z.object({ what: z.literal('nothing'), userId: z.string(), at: z.iso.datetime() }),
]);
export type Erasure = z.infer<typeof erasureSchema>;

/**
 * Which accounts were deleted and whose data was erased (G-02). It lies beside the database and not in it: a backup that is restored
 * knows nothing of what was erased since. It names accounts by their id and holds nothing else of theirs.
 */
export const ledgerFile = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

/** Writes it down so that it outlives the machine's next moment. Several processes may write at once: a line is one write. */
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

/** What was last erased of each, from any number of files. @throws Error naming a line that is none */
export function readErasures(files: readonly string[]): Erasure[] {
  const erasures = files.filter((file) => existsSync(file)).flatMap(readFile);
  const standing = new Map<string, Erasure>();
  const ofData = new Map<string, Erasure>();
  for (const one of erasures.toSorted((a, b) => a.at.localeCompare(b.at))) {
    if (one.what === 'data') ofData.set(one.userId, one);
    // An account that was not deleted after all has lost still what was erased of it before.
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
