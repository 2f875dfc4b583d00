import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startMessenger } from '../live/messenger.mjs';

const USERS = 1_000;
/** Sockets per user, as many as the API allows. */
const PER_USER = 10;
const ALLOWED_MB = 400;
const CROWD = path.join(import.meta.dirname, '../live/crowd.mjs');
/** Milliseconds in which the leftovers of a burst of connections go. */
const REST_MS = 5_000;

/** Resident memory of a process, in megabytes. */
const residentOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

const memory = {
  id: 'memory',
  what: `memory of a process with ${USERS * PER_USER} sockets, beyond its idle state`,
  against: `${ALLOWED_MB} MB`,
  unit: 'MB',
  atMost: 1,
  async measure(place) {
    const users = await Promise.all(Array.from({ length: USERS }, (_, i) => place.user(`memory-${i}`)));
    const before = residentOf(place.apiPid);
    const crowd = startMessenger(CROWD);
    try {
      const cookies = users.map(({ cookie }) => cookie);
      await crowd.ask('connect', { url: `${place.api.replace('http', 'ws')}/ws`, cookies, perCookie: PER_USER });
      await setTimeout(REST_MS);
      return [[residentOf(place.apiPid) - before, ALLOWED_MB]];
    } finally {
      await crowd.ask('close').finally(() => crowd.stop());
    }
  },
};

export default [memory];
