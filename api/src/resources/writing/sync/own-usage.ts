import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/mongo.ts';
import { documentId, type SyncDocument } from './engine/document.ts';
import type { OwnRoom } from './engine/ledger.ts';
import { NO_ROOM_USED, remoteOf } from './engine/own-room.ts';
import { storedId } from './sealed-document.ts';
import { SyncDocumentModel } from './sync.model.ts';
import { PLAIN_BYTES } from './text-usage.ts';

/** The character after the slash, which sorts after all that begins with `own/<remote>/`. */
const AFTER_SLASH = '0';

/**
 * Counts the own documents, with their siblings, of the remotes that some documents belong to, except loaded ones. They are counted anew
 * each time: there are at most `OWN_DOCUMENTS`, and a stored number could become wrong.
 * @param ids documents that a batch writes, or whose siblings it does
 */
export async function ownElsewhere(
  session: ClientSession,
  userId: string,
  ids: readonly string[],
  loaded: readonly SyncDocument[],
): Promise<Map<string, OwnRoom>> {
  const remotes = new Set(ids.flatMap((id) => remoteOf(id, undefined) ?? []));
  const here = loaded.map(({ kind, key }) => storedId(userId, documentId(kind, key)));
  const found = new Map<string, OwnRoom>();
  // One query after the other: a transaction takes no two at once.
  for (const remote of remotes) found.set(remote, await countRoom(session, userId, remote, here));
  return found;
}

async function countRoom(
  session: ClientSession,
  userId: string,
  remote: string,
  here: readonly string[],
): Promise<OwnRoom> {
  const from = `own/${remote}`;
  const ofRemote = (prefix: string) => ({ $gte: `${prefix}/`, $lt: `${prefix}${AFTER_SLASH}` });
  const [sum] = await driverCollection(SyncDocumentModel)
    .aggregate<OwnRoom>(
      [
        {
          $match: {
            $or: [
              { _id: ofRemote(storedId(userId, from)) },
              { userId: new Types.ObjectId(userId), of: ofRemote(from) },
            ],
            _id: { $nin: [...here] },
            deleted: false,
          },
        },
        {
          $group: {
            _id: null,
            documents: { $sum: { $cond: [{ $eq: ['$kind', 'own'] }, 1, 0] } },
            bytes: { $sum: { $sum: { $map: { input: '$fields', in: PLAIN_BYTES } } } },
          },
        },
      ],
      { session },
    )
    .toArray();
  return sum ? { documents: sum.documents, bytes: sum.bytes } : NO_ROOM_USED;
}
