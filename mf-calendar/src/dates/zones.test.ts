// Other zones need processes of their own: a process has one, read when it starts.
/// <reference types="node" />
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { transformSync } from '@swc/core';

/** Far east and west, half an hour of summer time, clocks that change at midnight, and a day (30 December 2011) that Apia never had. */
const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
];

const inRoot = (file: string) => path.resolve(import.meta.dirname, '../../..', file);

/** The two modules as plain JavaScript, in a folder from which Node finds date-fns. */
let folder: string;
beforeAll(() => {
  const cache = inRoot('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'zones-'));
  compile(inRoot('shared-ui/src/dates/day-key.ts'), 'day-key.mjs');
  compile(inRoot('api/contract/src/week-key.ts'), 'week-key.mjs');
  compile(path.join(import.meta.dirname, 'calendar-days.ts'), 'calendar-days.mjs');
});
afterAll(() => rmSync(folder, { recursive: true }));

function compile(from: string, to: string) {
  const { code } = transformSync(readFileSync(from, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  writeFileSync(path.join(folder, to), code.replaceAll('@app/shared-ui/dates/day-key', './day-key.mjs'));
}

/** Every half hour around the clock changes of 2026 and the turns of years; the day by the module against the day by `Intl`. */
const check = `
import { dayKeyOf, mondayOf, plusDays } from './day-key.mjs';
import { monthDays, turnPage } from './calendar-days.mjs';
import { weekKeyOf } from './week-key.mjs';
const zone = process.env.TZ;
const written = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const wrong = [];
for (const start of ['2011-12-28', '2024-02-28', '2025-12-30', '2026-03-05', '2026-03-27', '2026-04-03', '2026-09-04', '2026-10-23', '2026-10-30', '2026-12-30'])
  for (let half = 0; half < 48 * 5; half++) {
    const now = new Date(Date.parse(start) + half * 1_800_000);
    if (dayKeyOf(now) !== written.format(now)) wrong.push(now.toISOString());
  }
const days = [];
for (let day = '2023-12-20'; day < '2027-01-20'; day = plusDays(day, 1)) days.push([day, mondayOf(day), weekKeyOf(day), turnPage(day, 'month', 1), monthDays(day).length]);
console.log(JSON.stringify({ wrong, days }));
`;

interface Findings {
  readonly wrong: string[];
  readonly days: unknown[];
}

async function runIn(zone: string): Promise<Findings> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', check], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', TZ: zone },
  });
  return JSON.parse(stdout) as Findings;
}

it('today is the local day in every zone, and no zone or clock change moves another day', async () => {
  const found = await Promise.all(ZONES.map(async (zone) => ({ zone, ...(await runIn(zone)) })));
  expect(found[0]?.days.length).toBeGreaterThan(1000);
  for (const { zone, wrong, days } of found) {
    expect({ zone, wrong }).toEqual({ zone, wrong: [] });
    expect({ zone, days }).toEqual({ zone, days: found[0]?.days });
  }
});
