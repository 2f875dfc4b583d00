import { OWN_BYTES, OWN_DOCUMENTS, readOwnKey } from '@app/contract/own-documents';
import type { SyncDocument } from './document.ts';
import type { Ledger, OwnRoom } from './ledger.ts';
import { textBytesOf } from './text-size.ts';

export const OWN_ROOM: OwnRoom = { documents: OWN_DOCUMENTS, bytes: OWN_BYTES };
export const NO_ROOM_USED: OwnRoom = { documents: 0, bytes: 0 };

const PREFIX = 'own/';

/** The remote that a document belongs to, or a sibling through its document `of`; `undefined` for the user's other documents. */
export function remoteOf(id: string, of: string | undefined): string | undefined {
  const own = of ?? id;
  return own.startsWith(PREFIX) ? readOwnKey(own.slice(PREFIX.length))?.remote : undefined;
}

/**
 * Room that a remote's documents take up, with those that the ledger has not loaded.
 * @param among the documents before the batch, or as they are now
 */
export function usedRoom(ledger: Ledger, remote: string, among: ReadonlyMap<string, SyncDocument>): OwnRoom {
  let { documents, bytes } = ledger.ownElsewhere.get(remote) ?? NO_ROOM_USED;
  for (const [id, document] of among) {
    if (document.deleted || remoteOf(id, document.of) !== remote) continue;
    documents += document.kind === 'own' ? 1 : 0;
    bytes += textBytesOf(document.fields);
  }
  return { documents, bytes };
}

/** Room that operations would add to a remote's documents, and room that these take up already. */
export interface OwnGrowth {
  readonly used: OwnRoom;
  readonly more: OwnRoom;
}

/** Room that a batch has added to each remote whose documents it writes. */
export function ownGrowth(ledger: Ledger): Map<string, OwnGrowth> {
  const growth = [...ledger.ownElsewhere.keys()].map((remote): [string, OwnGrowth] => {
    const used = usedRoom(ledger, remote, ledger.before);
    const now = usedRoom(ledger, remote, ledger.documents);
    return [remote, { used, more: { documents: now.documents - used.documents, bytes: now.bytes - used.bytes } }];
  });
  return new Map(growth);
}

/** Whether the growth fits the room; what adds nothing always does. */
export const fitsOwn = ({ used, more }: OwnGrowth, room: OwnRoom): boolean =>
  (more.documents <= 0 || used.documents + more.documents <= room.documents) &&
  (more.bytes <= 0 || used.bytes + more.bytes <= room.bytes);
