import { UnitOfWork, type SyncState } from '../document/unit-of-work.ts';
import { documentId, isWaiting, type LocalDocument } from '../document/local-document.ts';
import { newUuid } from '../new-uuid.ts';
import { light } from './ink.ts';
import { type DocumentStore, type StoredDrawing, sortKey } from './document-store.ts';

interface Seed {
  readonly documents?: readonly LocalDocument[];
  readonly state?: SyncState;
  readonly drawings?: readonly StoredDrawing[];
}

/** Documents in this page's memory: in private mode, on a full or broken device, or where the user chose that nothing is stored (P-08). */
export function createMemoryStore({ documents = [], state, drawings = [] }: Seed = {}): DocumentStore {
  const all = new Map(documents.map((local) => [documentId(local), local]));
  const pictures = new Map(drawings.map((drawing) => [drawing.hash, drawing]));
  let where: SyncState = state ?? { clientId: newUuid(), lastOpNo: 0, cursor: 0 };
  return {
    update(_, act) {
      const work = new UnitOfWork(all, where);
      const result = act(work);
      where = work.state;
      const changed = [...work.changed].flatMap((id) => work.get(id) ?? []);
      return Promise.resolve({ result, changed, dropped: [...work.dropped] });
    },
    page(kind, limit, before) {
      const sorted = [...all.values()]
        .filter((local) => local.kind === kind)
        .toSorted((a, b) => sortKey(b).localeCompare(sortKey(a)));
      const start = before ? sorted.findIndex(({ key }) => key === before.key) + 1 : 0;
      return Promise.resolve(sorted.slice(start, start + limit).map(light));
    },
    read: (ids) => Promise.resolve(ids.flatMap((id) => all.get(id) ?? []).map(light)),
    waiting: () => Promise.resolve([...all.values()].filter(isWaiting).map(light)),
    state: () => Promise.resolve(where),
    keepDrawing(drawing) {
      pictures.set(drawing.hash, drawing);
      return Promise.resolve();
    },
    drawing: (hash) => Promise.resolve(pictures.get(hash)),
    unsentDrawings: () => Promise.resolve([...pictures.values()].filter(({ isSent }) => !isSent)),
    clear(state) {
      all.clear();
      pictures.clear();
      where = state;
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
