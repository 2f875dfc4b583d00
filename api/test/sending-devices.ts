import { randomUUID } from 'node:crypto';
import type { SyncResult } from '@app/contract/sync';
import { ALL_KINDS } from '../src/resources/writing/sync/kinds/all-kinds.ts';
import { MemoryServer } from './model-checker/memory-server.ts';

export const UUID = '11111111-1111-4111-8111-111111111111';
export const hash = (n: number) => n.toString(16).padStart(64, '0');
export const ink = (x: number) =>
  JSON.stringify([
    {
      w: 3,
      c: '#3d2f3a',
      p: [
        [x, 1.5, 0.4],
        [x + 1, 2],
      ],
    },
  ]);

/** The document of an operation, and the device that sends it. */
export interface Sent {
  readonly from?: string;
  readonly kind?: string;
  readonly key?: string;
  readonly createdAt?: string;
}

const asChange = (value: unknown) =>
  typeof value === 'object' && value !== null && 'baseRev' in value ? value : { value, baseRev: 0 };

/** Applies operations of several devices to a new in-memory server, each under its own numbers. */
export function sendingDevices(kinds = ALL_KINDS) {
  const server = new MemoryServer(kinds);
  const numbers = new Map<string, number>();

  /** Applies one operation of a device; bare values become changes with base 0. */
  function send(fields: Record<string, unknown>, { from = 'phone', kind = 'entry', key = UUID, ...more }: Sent = {}) {
    const opNo = (numbers.get(from) ?? 0) + 1;
    numbers.set(from, opNo);
    const op = {
      opId: randomUUID(),
      opNo,
      kind,
      key,
      action: 'set',
      createdAt: '2026-11-21T08:00:00.000Z',
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asChange(value)])),
      ...more,
    };
    return server.push(from, [op])[0] as SyncResult;
  }

  const remove = (baseRev: number, { from = 'phone', kind = 'entry', key = UUID }: Sent = {}) => {
    const opNo = (numbers.get(from) ?? 0) + 1;
    numbers.set(from, opNo);
    const createdAt = '2026-11-21T09:00:00.000Z';
    return server.push(from, [{ opId: randomUUID(), opNo, kind, key, action: 'delete', baseRev, createdAt }])[0];
  };

  return { server, send, remove };
}
