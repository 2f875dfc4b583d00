/**
 * Fields of a wrapped data key. Backups keep it apart from what it opens (D45): files with text never hold one, and files with keys are
 * kept for a week. After that no backup opens the text of a deleted account.
 */
const KEY_FIELDS = ['dataKey', 'dataKeyId'];
const OWNER = 'users';

/** Splits a user. @returns the user without its key, and the key's record */
export function splitUser({ dataKey, dataKeyId, ...user }) {
  return { user, key: dataKey && { _id: user._id, dataKey, dataKeyId } };
}

/** Splits the record of a change in the same way. @returns `{ record, key }`: `key` if the change contains one, in whole or in part */
export function splitChange(record) {
  if (record.in !== OWNER) return { record };
  if (record.op === 'replace') {
    const { user, key } = splitUser(record.doc);
    return { record: { ...record, doc: user }, key };
  }
  if (record.op !== 'update') return { record };
  const fields = Object.entries(record.set ?? {});
  const ofKey = fields.filter(([name]) => KEY_FIELDS.includes(name));
  if (ofKey.length === 0) return { record };
  return {
    record: { ...record, set: Object.fromEntries(fields.filter(([name]) => !KEY_FIELDS.includes(name))) },
    key: { _id: record.key, ...Object.fromEntries(ofKey) },
  };
}

export const isOwner = (collection) => collection === OWNER;
