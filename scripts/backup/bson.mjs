import { BSON } from 'mongodb';

/** Options that keep types as they are stored: a restored number has the type that it had. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false };

export const toBytes = (document) => BSON.serialize(document);
export const fromBytes = (bytes) => BSON.deserialize(bytes, EXACT);
/** Options of a cursor or a change stream that reads exactly. */
export const exactly = EXACT;
