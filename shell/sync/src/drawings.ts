import type { Transport } from './session/transport.ts';
import { sha256 } from './sha256.ts';
import type { DocumentStore } from './store/document-store.ts';

export interface Drawings {
  keep(picture: Blob): Promise<string>;
  find(hash: string): Promise<Blob | undefined>;
}

/** Drawings by their SHA-256: kept on the device first, sent before what names them, fetched once where only the server has one. */
export function createDrawings(store: Promise<DocumentStore>, transport: Transport, onKept: () => void): Drawings {
  return {
    async keep(picture) {
      const bytes = await picture.arrayBuffer();
      const hash = await sha256(bytes);
      const kept = await (await store).drawing(hash);
      if (!kept) {
        await (await store).keepDrawing({ hash, bytes, type: picture.type, isSent: false });
        onKept();
      }
      return hash;
    },
    async find(hash) {
      const kept = await (await store).drawing(hash);
      if (kept) return new Blob([kept.bytes], { type: kept.type });
      const fetched = await transport.getDrawing(hash).catch(() => undefined);
      if (!fetched) return undefined;
      await (await store).keepDrawing({ hash, bytes: await fetched.arrayBuffer(), type: fetched.type, isSent: true });
      return fetched;
    },
  };
}
