import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { MongoClient } from 'mongodb';
import { databaseAddress, readSettings } from '../start/settings.mjs';
import { Stop } from '../terminal/say.mjs';

const RECIPIENT = 'recipient.txt';

/** Address of what is backed up: MONGODB_BACKUP_URI, or the product's database. @throws Stop when there is none */
export function backupAddress() {
  const settings = readSettings(); // it also reads `.env`
  return process.env.MONGODB_BACKUP_URI || databaseAddress(settings);
}

/** @returns `{ client, db }`: the database in which the API works under this address, also where it names none */
export async function openDatabase(address) {
  const client = await MongoClient.connect(address, { serverSelectionTimeoutMS: 10_000 });
  return { client, db: client.db() };
}

/** Public key that a backup is encrypted for, kept in its folder. The private key is on this machine only while it is made. */
export function recipientOf(folder) {
  const file = path.join(folder, RECIPIENT);
  const recipient = existsSync(file) && readFileSync(file, 'utf8').trim();
  if (!recipient)
    throw new Stop(
      `${folder} has no key yet: run npm run backup -- --to ${folder} --new-key FILE once, and keep FILE away from this machine and from the backup.`,
    );
  return recipient;
}

/** Makes a key: the private half into a new file, the public one into the backup's folder. @returns the public one */
export async function makeKey(folder, file) {
  if (existsSync(file)) throw new Stop(`${file} exists already.`);
  if (existsSync(path.join(folder, RECIPIENT)))
    throw new Stop(`${folder} has a key already: what lies in it could not be opened with another one.`);
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(file, `${identity}\n`, { mode: 0o600, flag: 'wx' });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folder, RECIPIENT), `${recipient}\n`);
  return recipient;
}

/** The private key of a file that `makeKey` wrote. @throws Stop when it holds none */
export function identityIn(file) {
  const identity = existsSync(file) && /AGE-SECRET-KEY-\S+/.exec(readFileSync(file, 'utf8'))?.[0];
  if (!identity) throw new Stop(`${file} holds no private key (AGE-SECRET-KEY-…).`);
  return identity;
}
