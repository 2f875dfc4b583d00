import { createHash } from 'node:crypto';
import { exactly, toBytes } from './bson.mjs';
import { isLeftOut } from './left-out.mjs';

/** Hash of each collection's content, by name, for comparing two databases; without empty collections and those that no backup contains. */
export async function fingerprintOf(db) {
  const names = (await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()).map(
    ({ name }) => name,
  );
  const found = {};
  for (const name of names.filter((each) => !isLeftOut(each)).toSorted()) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const document of db.collection(name).find({}, exactly).sort({ _id: 1 })) {
      // Fields are sorted: one that is restored later has another place in its document.
      hash.update(toBytes(Object.fromEntries(Object.entries(document).toSorted(([a], [b]) => (a < b ? -1 : 1)))));
      count += 1;
    }
    if (count > 0) found[name] = `${count} ${hash.digest('hex').slice(0, 16)}`;
  }
  return found;
}
