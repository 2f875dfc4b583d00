import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { thirdPartyNotices } from './notices.mjs';

const notices = thirdPartyNotices();

/** Direct dependencies of the workspaces that run in a browser or on the server. */
const dependencies = ['api', 'api/contract', 'shared-ui', 'shell', 'mf-journal', 'mf-journey'].flatMap((folder) =>
  Object.keys(JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).dependencies ?? {}),
);

test('the notices name every package that is shipped or run', () => {
  const foreign = dependencies.filter((name) => !name.startsWith('@app/'));
  expect(foreign.length).toBeGreaterThan(20);
  for (const name of foreign)
    expect(notices).toMatch(new RegExp(String.raw`^${name.replaceAll('.', String.raw`\.`)} \d`, 'm'));
});

test('the notices contain the texts of the licences, each once, and leave out the tools', () => {
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  const texts = notices.split('-'.repeat(80)).map((part) => part.slice(part.indexOf('\n\n', 2)).trim());
  expect(new Set(texts).size).toBe(texts.length);
  expect(notices).not.toMatch(/^(jest|oxlint|@playwright\/test) \d/m);
});
