import { randomUUID } from 'node:crypto';
import type { SyncDoc } from '@app/contract/sync';
import type { TestClient } from './test-client.ts';

export const createdAt = '2026-11-21T08:00:00.000Z';

let opNo = 0;
/** Operations of one device number on from each other; a new device begins with 1, and so does each test. */
export const countFrom = (next: number): void => {
  opNo = next - 1;
};

/** A set of scores; other fields of the operation may be given. */
export function scores(
  values: Record<string, unknown>,
  { baseRev = 0, ...more }: Record<string, unknown> & { baseRev?: number } = {},
) {
  opNo += 1;
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`scores.${name}`, { value, baseRev }]),
  );
  return {
    opId: randomUUID() as string,
    opNo,
    kind: 'assessment',
    key: 'activity-9',
    action: 'set',
    fields,
    createdAt,
    ...more,
  };
}

/** Any operation. */
export function change(kind: string, key: string, fields: Record<string, unknown>, baseRev = 0) {
  const changes = Object.entries(fields).map(([name, value]) => [name, { value, baseRev }]);
  return scores({}, { kind, key, fields: Object.fromEntries(changes) });
}

export const push = (client: TestClient, clientId: string, ...ops: unknown[]) =>
  client.post('/api/sync/push', { clientId, ops });
export const pull = async (client: TestClient, query = 'cursor=0') =>
  (await client.get(`/api/sync/pull?${query}`)).body as {
    docs: SyncDoc[];
    cursor: number;
    more: boolean;
    epoch: string;
  };
