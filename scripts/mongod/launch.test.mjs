import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { launchMongod } from './launch.mjs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-launch-'));
const file = (name) => path.join(dataDir, 'mongod', name);
let mongod;

const start = async () => {
  mongod = await launchMongod({ dataDir });
  return mongod;
};

async function withDatabase(work) {
  const client = new MongoClient(mongod.uri);
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

/** A closing connection of another test may occupy this port for a moment. */
async function listenOn(port) {
  for (;;) {
    const server = http.createServer();
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return server;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const words = () => withDatabase((db) => db.collection('words').distinct('word'));
const write = (word) => withDatabase((db) => db.collection('words').insertOne({ word }));

describe('the embedded MongoDB', () => {
  jest.setTimeout(60_000);

  afterEach(() => mongod?.stop());
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('keeps data over a restart; its address exists only while it runs, for its owner alone', async () => {
    await start();
    await write('uno');
    expect(readFileSync(file('uri'), 'utf8').trim()).toBe(mongod.uri);
    expect(statSync(file('uri')).mode & 0o777).toBe(0o600);
    await mongod.stop();
    expect(() => readFileSync(file('uri'))).toThrow('ENOENT');
    await start();
    expect(await words()).toEqual(['uno']);
  });

  it('D-07 requires a password, and does not let the API drop anything', async () => {
    await start();
    await withDatabase(async (db) => {
      await expect(db.collection('words').drop()).rejects.toThrow('not authorized');
      await expect(db.dropDatabase()).rejects.toThrow('not authorized');
    });
    const nobody = new MongoClient(mongod.uri.replace(/app:[^@]+@/, '').replace('&authSource=admin', ''));
    await expect(nobody.db().collection('words').findOne()).rejects.toThrow('requires authentication');
    await nobody.close();
  });

  it('recovers after mongod was killed', async () => {
    await start();
    await write('dos');
    process.kill(JSON.parse(readFileSync(file('pid'), 'utf8')).pid, 'SIGKILL');
    await mongod.exited;
    await start();
    expect(await words()).toEqual(['dos', 'uno']);
  });

  it('ends a mongod that a killed start left running', async () => {
    const left = await launchMongod({ dataDir });
    await start();
    expect(await left.exited).toBe(0);
    expect(await words()).toEqual(['dos', 'uno']);
  });

  it('moves to another port if its last one is taken', async () => {
    const { port } = JSON.parse(readFileSync(file('about.json'), 'utf8'));
    const other = await listenOn(port);
    try {
      await start();
      expect(mongod.uri).not.toContain(`:${port}/`);
      expect(await words()).toEqual(['dos', 'uno']);
    } finally {
      other.close();
    }
  });

  it('refuses data of another major version with a mongod given by MONGOD', async () => {
    const about = JSON.parse(readFileSync(file('about.json'), 'utf8'));
    const { findMongod } = await import('./find-mongod.mjs');
    process.env.MONGOD = (await findMongod()).path;
    try {
      writeFileSync(file('about.json'), JSON.stringify({ ...about, major: about.major + 1 }));
      await expect(launchMongod({ dataDir })).rejects.toThrow(`the data were written by MongoDB ${about.major + 1}`);
    } finally {
      delete process.env.MONGOD;
    }
  });
});
