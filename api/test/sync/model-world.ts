import type { SyncKind } from '@app/contract/sync';
import fc from 'fast-check';
import { documentKey, type Safeguards } from './memory-server.ts';
import { ModelDevice, type PullAnswer, type PushAnswer, wordsIn } from './model-device.ts';
import { ModelServer } from './model-server.ts';
import type { KindTable } from '../../src/resources/sync/engine/kind-rules.ts';

/** What she does, what the networks and the machines do: one random schedule is a list of these. */

interface Page {
  readonly kind: SyncKind;
  readonly key: string;
  readonly fields: readonly string[];
}
const PAGES: readonly Page[] = [
  { kind: 'entry', key: 'activity-9', fields: ['responses.a', 'responses.b'] },
  { kind: 'entry', key: documentKey(901), fields: ['responses.a', 'responses.b'] },
  { kind: 'day', key: '2026-11-21', fields: ['note', 'intention'] },
];
const LIST = 'savedDrawings.a';

const device = fc.nat(2);
const tab = fc.nat(1);
const page = fc.nat(PAGES.length - 1);
const field = fc.nat(1);
const which = fc.nat(3);
const of = <T extends string, R extends object>(
  type: T,
  weight: number,
  rest: { readonly [K in keyof R]: fc.Arbitrary<R[K]> },
) => ({
  weight,
  arbitrary: fc.record<R>(rest).map((more) => ({ ...more, type })),
});

const usual = [
  of('write', 7, { device, tab, page, field, atFront: fc.boolean() }),
  of('open', 2, { device, tab, page }),
  of('close', 1, { device, tab, page }),
  of('send', 6, { device, network: fc.constantFrom('good', 'good', 'request lost', 'answer lost', 'answer late') }),
  of('pull', 4, { device, network: fc.constantFrom('good', 'good', 'answer late') }),
  of('late answers', 1, {}),
  of('duplicate', 1, { batch: fc.nat(30) }),
  of('delete', 1, { device, page }),
  of('write in sibling', 1, { device, tab, which }),
  of('choose', 1, { device, which, choice: fc.constantFrom('other', 'current', 'both', 'join') }),
  of('draw', 1, { device }),
  of('remove drawing', 1, { device, which }),
  of('restart', 1, { device }),
] as const;
const copying = of('copy profile', 1, { from: device, to: device });
const restoring = [of('back up', 1, {}), of('restore', 1, {})] as const;

type StepOf<A> = A extends { arbitrary: fc.Arbitrary<infer S> } ? S : never;
export type Step = StepOf<(typeof usual)[number] | typeof copying | (typeof restoring)[number]>;

const schedule = (...steps: { weight: number; arbitrary: fc.Arbitrary<Step> }[]): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof(...steps), { minLength: 5, maxLength: 60 });
export const schedules = schedule(...usual, copying);
/** The operator restores a backup. What only a copied-over profile knew would be gone then, so that none is copied. */
export const schedulesWithRestore = schedule(...usual, ...restoring);

type Action<T extends Step['type']> = Extract<Step, { type: T }>;

export class ModelWorld {
  readonly server: ModelServer;
  readonly devices = [new ModelDevice('phone'), new ModelDevice('laptop'), new ModelDevice('tablet')];
  readonly #batches: ReturnType<ModelDevice['outgoing']>[] = [];
  #lateAnswers: (() => void)[] = [];
  #made = 0;
  readonly #typed = new Set<string>();
  /** What she saw and threw away. */
  readonly #dropped = new Set<string>();

  constructor(kinds: KindTable, safeguards?: Safeguards) {
    this.server = new ModelServer(kinds, safeguards);
  }

  live(steps: readonly Step[]): this {
    for (const step of steps) this.#do(step);
    this.#heal();
    return this;
  }

  get lost(): string[] {
    const kept = new Set(this.server.living.flatMap(({ fields }) => wordsIn(fields)));
    return [...this.#typed].filter((word) => !kept.has(word) && !this.#dropped.has(word));
  }

  sendEverythingAgain(): void {
    for (const { clientId, ops, epoch } of this.#batches) this.server.push(clientId, ops, epoch);
  }

  #do(step: Step): void {
    switch (step.type) {
      case 'write':
        return this.#write(step);
      case 'open':
        return this.#device(step.device).open(step.tab, at(step.page));
      case 'close':
        return this.#device(step.device).close(step.tab, at(step.page));
      case 'send':
        return this.#send(this.#device(step.device), step.network);
      case 'pull':
        return this.#pull(this.#device(step.device), step.network);
      case 'late answers':
        return this.#deliverLate();
      case 'duplicate':
        return this.#again(step.batch);
      case 'delete':
        return this.#delete(step);
      case 'write in sibling':
        return this.#writeInSibling(step);
      case 'choose':
        return this.#choose(step);
      case 'draw':
        return this.#device(step.device).editList(at(0), LIST, [this.#drawing()], []);
      case 'remove drawing':
        return this.#removeDrawing(step);
      case 'restart':
        return this.#device(step.device).restart();
      case 'copy profile':
        return this.#copy(step);
      case 'back up':
        return this.server.backUp();
      case 'restore':
        return this.server.restore();
    }
  }

  /** The network is good again: everybody sends and pulls until nothing is left to do. */
  #heal(): void {
    this.#deliverLate();
    for (let round = 0; round < 40; round++) {
      for (const each of this.devices) {
        this.#send(each, 'good');
        this.#pull(each, 'good');
      }
      if (round > 3 && this.devices.every(({ isClean }) => isClean)) break;
    }
    for (const each of this.devices) this.#pull(each, 'good');
  }

  #device(n: number): ModelDevice {
    const found = this.devices[n];
    if (!found) throw new RangeError('no such device');
    return found;
  }

  #word(): string {
    this.#made += 1;
    const word = `palabra-${this.#made}.`; // none is the beginning of another: that would count as contained
    this.#typed.add(word);
    return word;
  }

  #drawing(): string {
    this.#made += 1;
    const hash = String(this.#made).padStart(64, '0');
    this.#typed.add(hash);
    return hash;
  }

  #write({ device, tab, page, field, atFront }: Action<'write'>): void {
    const word = this.#word();
    const name = at(page).fields[field] ?? '';
    this.#device(device).edit(tab, at(page), name, (text) => (atFront ? `${word} ${text}` : `${text} ${word}`).trim());
  }

  #writeInSibling({ device, tab, which }: Action<'write in sibling'>): void {
    const sibling = this.#device(device).siblings[which];
    const word = this.#word();
    if (sibling) this.#device(device).edit(tab, sibling, 'value', (text) => `${text} ${word}`.trim());
    else this.#typed.delete(word);
  }

  #send(from: ModelDevice, network: string): void {
    const batch = from.outgoing();
    if (batch.ops.length === 0) return;
    this.#batches.push(batch);
    if (network === 'request lost') return;
    const answer: PushAnswer = this.server.push(batch.clientId, batch.ops, batch.epoch);
    if (network === 'good') from.receive(answer);
    else if (network === 'answer late') this.#lateAnswers.push(() => from.receive(answer));
  }

  #pull(by: ModelDevice, network: string): void {
    const answer: PullAnswer = this.server.pull(by.cursor);
    if (network === 'good') by.hear(answer);
    else this.#lateAnswers.push(() => by.hear(answer));
  }

  #again(batch: number): void {
    const sent = this.#batches[batch];
    if (sent) this.server.push(sent.clientId, sent.ops, sent.epoch);
  }

  #deliverLate(): void {
    for (const answer of this.#lateAnswers) answer();
    this.#lateAnswers = [];
  }

  #delete({ device, page }: Action<'delete'>): void {
    const by = this.#device(device);
    for (const word of by.shownWords(at(page))) this.#dropped.add(word);
    by.remove(at(page));
  }

  #choose({ device, which, choice }: Action<'choose'>): void {
    const by = this.#device(device);
    const sibling = by.siblings[which];
    if (!sibling) return;
    const { of, field } = by.originOf(sibling);
    const [theirs, mine] = [by.text(sibling, 'value'), by.text(of, field)];
    const gone = choice === 'other' ? mine : choice === 'current' ? theirs : '';
    for (const word of gone.split(/\s+/)) this.#dropped.add(word);
    by.choose(sibling, choice === 'join' ? { join: `${mine} ${theirs}`.trim() } : choice, (this.#made += 1));
  }

  #removeDrawing({ device, which }: Action<'remove drawing'>): void {
    const hash = this.#device(device).drawings(at(0), LIST)[which];
    if (!hash) return;
    this.#dropped.add(hash);
    this.#device(device).editList(at(0), LIST, [], [hash]);
  }

  #copy({ from, to }: Action<'copy profile'>): void {
    // The old tablet's words must have been sent: throwing away a device is no fault of the engine.
    if (from !== to && this.#device(to).isClean) this.devices[to] = this.#device(from).copyTo(this.#device(to).name);
  }
}

function at(page: number): Page {
  const found = PAGES[page];
  if (!found) throw new RangeError('no such page');
  return found;
}
