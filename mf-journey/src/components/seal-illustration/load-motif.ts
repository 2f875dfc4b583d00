import { watch } from '@app/shared-ui/loading/use-loaded';
import type { SealMotif } from './motifs/motif.ts';

type Loaded = Readonly<Record<number, SealMotif>>;

/** Sixteen seals each; a page loads the groups whose seals it shows. */
const GROUP_SIZE = 16;
const groups: readonly (() => Promise<Loaded>)[] = [
  () => import('./motifs/blocks-1-to-4.ts').then((module) => module.motifs),
  () => import('./motifs/blocks-5-to-8.ts').then((module) => module.motifs),
  () => import('./motifs/blocks-9-to-12.ts').then((module) => module.motifs),
];

const asked = new Map<number, Promise<{ readonly motif: SealMotif | undefined }>>();

/** The motif of a seal, the same promise for the same seal. It never rejects: without its code there is no motif, and it is asked for again later. */
export function loadMotif(sealId: number): Promise<{ readonly motif: SealMotif | undefined }> {
  const known = asked.get(sealId);
  if (known) return known;
  const load = groups[Math.floor((sealId - 1) / GROUP_SIZE)] ?? (() => Promise.resolve({}));
  const loading = load().then(
    (motifs: Loaded) => ({ motif: motifs[sealId] }),
    () => {
      setTimeout(() => asked.delete(sealId), RETRY_AFTER_MS);
      return { motif: undefined };
    },
  );
  asked.set(sealId, loading);
  void watch(loading);
  return loading;
}

/** Not within the rendering that waits for it, or it would ask without end. */
const RETRY_AFTER_MS = 30_000;
