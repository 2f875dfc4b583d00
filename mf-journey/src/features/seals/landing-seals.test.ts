/// <reference types="node" />
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockOfStage } from '@app/contract/programme';
import type { Seal } from '@app/contract/seals';
import { sealSvg } from './seal-picture.ts';

// The landing page shows eight seals as files, since it cannot load the code of a remote. `UPDATE_SEALS=1` draws them again.
const root = path.resolve(import.meta.dirname, '../../../..');
const { seals } = JSON.parse(readFileSync(path.join(root, 'api/content/seals.json'), 'utf8')) as { seals: Seal[] };

it.each([1, 8, 10, 15, 22, 32, 33, 48])('the landing page shows seal %i as it is drawn here', async (id) => {
  const icon = seals.find((seal) => seal.id === id)?.icon ?? 'sun';
  const drawn = `${await sealSvg({ id, blockId: blockOfStage(id), icon })}\n`;
  const file = path.join(root, `shell/src/features/landing/seals/${id}.svg`);
  if (process.env['UPDATE_SEALS']) writeFileSync(file, drawn);
  expect(readFileSync(file, 'utf8')).toBe(drawn);
});
