import { MongoClient } from 'mongodb';
import { runMain, say, Stop } from '../terminal/say.mjs';
import { ensureAppUser } from './app-user.mjs';
import { DATABASE } from './replica-set.mjs';

/**
 * Makes the user that the API signs in as, or brings its rights and password up to date: `MONGODB_OPERATOR_URI` is an address of somebody
 * who may, `MONGO_APP_PASSWORD` what the API will use. Its user is called `app`.
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
