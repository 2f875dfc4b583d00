import type { SyncOperation } from '@app/contract/sync';
import type { SyncState } from '../document/unit-of-work.ts';
import { enterEpoch } from '../merge/enter-epoch.ts';
import { areAkin } from '../merge/shared-until.ts';
import { takeBatch } from '../outbox/take-batch.ts';
import { applyPulled } from '../merge/apply-pulled.ts';
import { documentId, type LocalDocument } from '../document/local-document.ts';
import { applyPushResults } from '../merge/apply-push-results.ts';
import { forkRefusedEdits } from '../merge/fork-refused-edits.ts';
import type { WriteContext } from '../merge/queue-edit.ts';
import type { DocumentStore, CommitResult } from '../store/document-store.ts';
import { uploadDrawings } from './upload-drawings.ts';
import { documentFinder, isComplete, referencedIds, resolveDocuments } from './resolve-documents.ts';
import { type FailedAnswer, isFailedAnswer, type Position, type PushAnswer, type Transport } from './transport.ts';

export interface SyncSessionSetting {
  readonly store: DocumentStore;
  readonly transport: Transport;
  readonly context: () => WriteContext;
  readonly onChanged: (changed: readonly LocalDocument[], dropped: readonly string[]) => void;
  /** The user erased the account's data elsewhere. @returns once unsent edits of this device have been dealt with */
  readonly onErased: (position: Position, asked: string | undefined) => Promise<void>;
}

/** Pushes operations and pulls documents. Invariant: each step is one transaction, so that a page killed between two loses nothing. */
export class SyncSession {
  constructor(readonly setting: SyncSessionSetting) {}

  /**
   * Sends all pending edits, except those that name a drawing which is not uploaded.
   * @throws FailedAnswer, or what the transport throws without an answer: the frozen operations are sent again later, unchanged
   */
  async push(): Promise<void> {
    const { store } = this.setting;
    for (;;) {
      const unsent = new Map((await store.unsentDrawings()).map((drawing) => [drawing.hash, drawing]));
      const { now, newId } = this.setting.context();
      const { client, ops } = await this.#step(
        store.update({ outbox: true }, (work) => {
          forkRefusedEdits(work, { newId });
          const ops = takeBatch(work, {
            now,
            newId,
            isSent: (hash) => !unsent.has(hash),
            isRefused: (hash) => unsent.get(hash)?.isRefused === true,
            offeredAgain: (hash) => unsent.get(hash)?.again,
          });
          return { client: work.state, ops };
        }),
      );
      if (ops.length === 0) return;
      await this.#accept(await this.#send(client, ops), client.epoch);
    }
  }

  /**
   * Uploads drawings, then sends the edits that name them.
   * @throws FailedAnswer, or what the transport throws without an answer: the drawings are uploaded again later
   */
  async pushDrawings(): Promise<void> {
    const { store, transport, context } = this.setting;
    if (await uploadDrawings(store, transport, context().now)) await this.push();
  }

  /** Fetches all that is new. @throws FailedAnswer, or what the transport throws without an answer */
  async pull(): Promise<void> {
    const { store, transport } = this.setting;
    for (;;) {
      const { cursor, epoch: asked } = await store.state();
      const answer = await transport.pull(cursor);
      if (await this.#isOtherEpoch(answer, asked)) continue;
      await this.#sendMissing(answer);
      const ids = answer.docs.map(documentId);
      await this.#step(
        store.update({ ids, outbox: true, ink: true }, (work) => {
          if (work.state.epoch === answer.epoch) applyPulled(work, answer.docs, answer.cursor);
        }),
      );
      if (!answer.more) return;
    }
  }

  /** If the batch is rejected, retries one operation at a time. */
  async #send(client: SyncState, ops: readonly SyncOperation[]): Promise<PushAnswer> {
    const [first] = ops;
    try {
      return await this.setting.transport.push(client, ops);
    } catch (error) {
      if (!first || !isRefusal(error)) throw error;
      if (ops.length > 1) return this.#send(client, [first]);
      const code = error.status === 413 ? ('too_large' as const) : ('invalid' as const);
      const { cursor, epoch = '' } = client;
      return {
        results: [{ opId: first.opId, status: 'rejected', code, message: error.problem?.message ?? '' }],
        cursor,
        epoch,
      };
    }
  }

  async #accept(answer: PushAnswer, asked: string | undefined): Promise<void> {
    if (await this.#isOtherEpoch(answer, asked)) return;
    await this.#sendMissing(answer);
    const given = documentFinder(answer.docs);
    if (!answer.results.every((result) => isComplete(result, given))) {
      // An operation is settled only with its documents. Those that the answer had no room for are pulled first.
      await this.pull();
    }
    const context = this.setting.context();
    const settled = await this.#step(
      this.setting.store.update({ outbox: true, ids: referencedIds(answer.results), ink: true }, (work) => {
        if ((work.state.epoch ?? '') !== answer.epoch) return undefined;
        const whole = resolveDocuments(answer.results, (name) => given(name) ?? work.get(name)?.known);
        applyPushResults(work, whole, context);
        return whole;
      }),
    );
    if (!settled) return;
    if (settled.length < answer.results.length) throw new Error('a document that an answer names did not come');
    // The field's present text must be known before the refused text can become a sibling of it.
    if (settled.some(({ reason }) => reason === 'versions')) await this.pull();
  }

  /** Drawings that the server lacks and this device has are uploaded again. */
  async #sendMissing({ missingDrawings = [] }: Position): Promise<void> {
    const { store } = this.setting;
    for (const hash of missingDrawings) {
      const drawing = await store.drawing(hash);
      if (drawing?.isSent) await store.keepDrawing({ ...drawing, isSent: false });
    }
  }

  /**
   * Whether an answer is to be dropped: it is of another history than this device's, which enters that one, or the device has entered
   * another since it asked. Only then is an answer late: a server never returns to an epoch, but nothing else orders two of them.
   */
  async #isOtherEpoch(position: Position, asked: string | undefined): Promise<boolean> {
    const { store, onErased } = this.setting;
    const { epoch, ancestors: before = [] } = await store.state();
    if (position.epoch === '' || epoch === position.epoch) return false;
    if (epoch !== asked) return true;
    if (epoch === undefined) {
      const { epoch: first, ancestors = [] } = position;
      await store.update({}, (work) => {
        if (work.state.epoch === undefined) work.setState({ epoch: first, ancestors });
      });
      return false;
    }
    // Of an erasure that this device has seen, what it has was written since.
    if (position.erased && !areAkin({ epoch, ancestors: before }, position)) await onErased(position, asked);
    else
      await this.#step(
        store.update({ all: true, ink: true }, (work) => {
          if (work.state.epoch === asked) enterEpoch(work, position, this.setting.context());
        }),
      );
    return true;
  }

  async #step<T>(update: Promise<CommitResult<T>>): Promise<T> {
    const { result, changed, dropped } = await update;
    if (changed.length > 0 || dropped.length > 0) this.setting.onChanged(changed, dropped);
    return result;
  }
}

const isRefusal = (error: unknown): error is FailedAnswer =>
  isFailedAnswer(error) && (error.status === 400 || error.status === 413);
