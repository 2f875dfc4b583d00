import type { SyncDoc } from '@app/contract/sync';
import { isDeepStrictEqual } from 'node:util';
import type { ChaosWorld } from './chaos-world.ts';
import { wordsIn } from './typed-words.ts';

/** Violations at the end of a run: of each, what it concerns. */
export interface ChaosFaults {
  /** Words that a device or the server had, and nobody has any more. */
  readonly lost: readonly string[];
  /** Words that are twice in one text. */
  readonly doubled: readonly string[];
  /** Devices that still have something to send. */
  readonly stuck: readonly string[];
  /** Devices that show something else than the server has. */
  readonly different: readonly string[];
}

/** Everything that the server has, as a new device would get it. */
async function pullAll(world: ChaosWorld): Promise<SyncDoc[]> {
  const client = await world.server.clientOf(world.user.user);
  const docs: SyncDoc[] = [];
  for (let cursor = 0, more = true; more;) {
    const { body } = await client.get(`/api/sync/pull?cursor=${cursor}`);
    docs.push(...(body.docs as SyncDoc[]));
    ({ cursor, more } = body as { cursor: number; more: boolean });
  }
  return docs.filter(({ deleted }) => !deleted);
}

export async function faultsAfter(world: ChaosWorld): Promise<ChaosFaults> {
  const docs = await pullAll(world);
  const texts = docs.flatMap(({ fields }) => Object.values(fields).map(wordsIn));
  const found = new Set(texts.flat());
  const living = new Map(
    docs
      .filter(({ kind }) => kind === 'entry' || kind === 'day')
      .map(({ kind, key, fields }) => [`${kind}/${key}`, fields]),
  );
  const shows = (shown: ReadonlyMap<string, unknown>) =>
    shown.size === living.size && [...living].every(([id, fields]) => isDeepStrictEqual(shown.get(id), fields));
  const byRev = JSON.stringify(docs.toSorted((a, b) => a.rev - b.rev));
  return {
    lost: [...world.words.kept].filter((word) => !found.has(word)),
    doubled: texts.flatMap((words) => words.filter((word, at) => words.indexOf(word) !== at)),
    stuck: [...world.products, world.plain].filter(({ isClean }) => !isClean).map(({ name }) => name),
    different: [
      ...world.products.filter((device) => !shows(device.shown())).map(({ name }) => name),
      ...(world.plain.state === byRev ? [] : [world.plain.name]),
    ],
  };
}
