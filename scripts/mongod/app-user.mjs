import { COLLECTIONS } from './collections.mjs';

const USER = 'app';
const ROLE = 'reencuentroApp';
const ROLE_NOT_FOUND = 31;
const USER_EXISTS = 51003;

/** Actions on the whole database: reading and inserting. */
const EVERYWHERE = [
  'find',
  'insert',
  'createCollection',
  'listCollections',
  'listIndexes',
  'indexStats',
  'collStats',
  'dbStats',
  'changeStream',
  'killCursors',
];
/** Actions on the product's own collections; a TTL index deletes, too. */
const IN_PLACE = ['update', 'remove', 'createIndex', 'dropIndex', 'collMod'];

/**
 * The audit log. It is append-only (Z-06): an attacker who takes over the API's process cannot remove rows. Its model declares the same
 * indexes.
 */
const AUDIT = { name: 'audit', indexes: [{ key: { target: 1 } }, { key: { at: -1, _id: -1 } }] };

/**
 * Creates the user that the API signs in as. It may read, write and reshape the collections of one database, but not drop any of them or the
 * database, see other databases, or change the audit: a stolen connection string deletes nobody's data.
 * Idempotent, as an upgrade may change the rights.
 * @param admin the database `admin`, signed in as the operator
 * @param database `Db` of the product, signed in as the operator
 */
export async function ensureAppUser(admin, { database, password }) {
  const db = database.databaseName;
  await database.command({
    createIndexes: AUDIT.name,
    indexes: AUDIT.indexes.map(({ key }) => ({ key, name: Object.entries(key).flat().join('_') })),
  });
  const role = {
    privileges: [
      { resource: { db, collection: '' }, actions: EVERYWHERE },
      ...COLLECTIONS.map((collection) => ({ resource: { db, collection }, actions: IN_PLACE })),
    ],
    roles: [],
  };
  await admin.command({ updateRole: ROLE, ...role }).catch(async (error) => {
    if (error.code !== ROLE_NOT_FOUND) throw error;
    await admin.command({ createRole: ROLE, ...role });
  });
  await admin.command({ createUser: USER, pwd: password, roles: [ROLE] }).catch(async (error) => {
    if (error.code !== USER_EXISTS) throw error;
    await admin.command({ updateUser: USER, pwd: password, roles: [ROLE] });
  });
}
