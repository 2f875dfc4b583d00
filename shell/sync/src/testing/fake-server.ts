import type { SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import type { PullAnswer, PushAnswer, Transport } from '../session/transport.ts';
import { noAnswer } from './failures.ts';

/** A server that accepts everything: the last to arrive wins. Conflicts are the real engine's, which the model checker drives. */
export function createFakeServer() {
  const docs = new Map<string, SyncDoc>();
  const pushes: { clientId: string; ops: readonly SyncOperation[] }[] = [];
  const drawings = new Map<string, Blob>();
  let seq = 0;
  let isOnline = true;
  let failure: Error | undefined;
  let refuses: (op: SyncOperation) => string | undefined = () => undefined;
  let line = Promise.resolve();
  let history: Pick<PullAnswer, 'epoch' | 'erased'> = { epoch: '00000000-0000-4000-8000-000000000001' };

  const check = () => {
    if (failure) throw failure;
    if (!isOnline) throw noAnswer();
  };
  const apply = (op: SyncOperation): SyncResult => {
    const id = `${op.kind}/${op.key}`;
    const reason = refuses(op);
    if (reason) return { opId: op.opId, status: 'rejected', code: 'too_large', reason, message: 'No cabe' };
    const before = docs.get(id);
    seq += 1;
    const values = op.action === 'set' ? Object.entries(op.fields) : [];
    const doc: SyncDoc = {
      kind: op.kind,
      key: op.key,
      rev: seq,
      deleted: op.action === 'delete',
      fields: op.action === 'delete' ? {} : { ...before?.fields },
      fieldRevs: op.action === 'delete' ? {} : { ...before?.fieldRevs },
      createdAt: before?.createdAt ?? op.createdAt,
      updatedAt: op.createdAt,
    };
    for (const [name, change] of values) {
      doc.fields[name] = 'value' in change ? change.value : change.add;
      doc.fieldRevs[name] = seq;
    }
    docs.set(id, doc);
    return { opId: op.opId, status: 'applied', names: { doc: id } };
  };
  const transport: Transport = {
    async push({ clientId, epoch }, ops): Promise<PushAnswer> {
      await Promise.resolve();
      check();
      if (epoch !== undefined && epoch !== history.epoch) return { results: [], cursor: seq, ...history };
      pushes.push({ clientId, ops });
      const results = ops.map(apply);
      const named = new Set(results.flatMap(({ names }) => names?.doc ?? []));
      return { results, docs: [...named].flatMap((id) => docs.get(id) ?? []), cursor: seq, ...history };
    },
    async pull(cursor): Promise<PullAnswer> {
      await line;
      check();
      const news = [...docs.values()].filter(({ rev }) => rev > cursor).toSorted((a, b) => a.rev - b.rev);
      return { docs: news, cursor: seq, ...history, more: false };
    },
    async putDrawing(hash, picture) {
      await line;
      check();
      drawings.set(hash, picture);
    },
    async getDrawing(hash) {
      await Promise.resolve();
      check();
      return drawings.get(hash);
    },
  };
  return {
    transport,
    docs,
    pushes,
    drawings,
    /** The account's data is erased from another device. */
    erase() {
      docs.clear();
      seq += 1;
      history = { epoch: '00000000-0000-4000-8000-000000000002', erased: true };
    },
    /** Holds pulls and drawings back. @returns a function that releases them */
    slowDown(): () => void {
      let letThrough = () => {};
      line = new Promise((resolve) => (letThrough = resolve));
      return letThrough;
    },
    /** Written by another device, based on the document's revision. */
    plant(doc: SyncDoc) {
      seq = doc.rev;
      docs.set(`${doc.kind}/${doc.key}`, doc);
    },
    /** Refuses some operations for lack of room, with a reason. */
    refuse: (rule: typeof refuses) => (refuses = rule),
    setOnline: (online: boolean) => (isOnline = online),
    fail: (error: Error | undefined) => (failure = error),
  };
}
