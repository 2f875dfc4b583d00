const ROLE = 'reencuentroApp';
const ROLE_NOT_FOUND = 31;
const USER_EXISTS = 51003;

const ACTIONS = [
  'find',
  'insert',
  'update',
  'remove',
  'createCollection',
  'createIndex',
  'dropIndex',
  'collMod',
  'listCollections',
  'listIndexes',
  'indexStats',
  'collStats',
  'dbStats',
  'changeStream',
  'killCursors',
];

/**
 * Makes the user that the API signs in as. It may read, write and shape the collections of one database, but
 * not drop one of them or the database, nor see any other: a stolen address does not delete everybody's years.
 * Can run again, as an upgrade may bring other rights.
 * @param admin the database `admin`, signed in as the operator
 */
export async function ensureAppUser(admin, { database, password }) {
  const role = { privileges: [{ resource: { db: database, collection: '' }, actions: ACTIONS }], roles: [] };
  await admin.command({ updateRole: ROLE, ...role }).catch(async (error) => {
    if (error.code !== ROLE_NOT_FOUND) throw error;
    await admin.command({ createRole: ROLE, ...role });
  });
  await admin.command({ createUser: 'app', pwd: password, roles: [ROLE] }).catch((error) => {
    if (error.code !== USER_EXISTS) throw error;
  });
}
