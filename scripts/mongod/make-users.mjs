import { MongoClient } from 'mongodb';
import { runMain, say, Stop } from '../terminal/say.mjs';
import { ensureAppUser } from './app-user.mjs';
import { DATABASE } from './replica-set.mjs';

/**
 * Creates the user that the API signs in as, or updates its rights and password: `MONGODB_OPERATOR_URI` is an address with sufficient
 * rights, `MONGO_APP_PASSWORD` the password of the API. Its user is called `app`.
 */
await runMain(async () => {
  const { MONGODB_OPERATOR_URI: uri, MONGO_APP_PASSWORD: password } = process.env;
  if (!uri || !password) throw new Stop('MONGODB_OPERATOR_URI and MONGO_APP_PASSWORD are needed.');
  const client = new MongoClient(uri);
  try {
    await ensureAppUser(client.db('admin'), { database: client.db(DATABASE), password });
    say('The user app of the database may do what the API needs, and nothing else.');
  } finally {
    await client.close();
  }
});
