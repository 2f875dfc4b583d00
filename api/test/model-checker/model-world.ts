import { HeldWords } from './held-words.ts';
import type { Safeguards } from './memory-server.ts';
import { ModelDevice, type PullAnswer, type PushAnswer, wordsIn } from './model-device.ts';
import { type Action, LIST, PAGES, type Step } from './model-schedule.ts';
import { ModelServer } from './model-server.ts';
import type { KindTable } from '../../src/resources/writing/sync/engine/kind-rules.ts';

const GOOD = { network: 'good', room: { operations: Infinity, bytes: Infinity } } as const;

export class ModelWorld {
  readonly server: ModelServer;
  readonly devices: ModelDevice[];
  readonly #batches: ReturnType<ModelDevice['outgoing']>[] = [];
  #lateAnswers: (() => void)[] = [];
  #made = 0;
  readonly #typed = new Set<string>();
  /** Words that the user saw and discarded. */
  readonly #dropped = new Set<string>();
  /** Words held by devices; recorded only if the schedule loses devices. */
  #held: HeldWords | undefined;

  constructor(kinds: KindTable, safeguards?: Safeguards) {
    this.server = new ModelServer(kinds, safeguards);
    this.devices = ['phone', 'laptop', 'tablet'].map((name) => new ModelDevice(name, safeguards?.documentsFirst));
  }

  run(steps: readonly Step[]): this {
    if (steps.some(({ type }) => type === 'lose device')) this.#held = new HeldWords();
    for (const step of steps) {
      this.#do(step);
      this.#held?.note(this.devices);
      if (step.type === 'restore' || step.type === 'lose device')
        this.#held?.leave(this.#typed, this.#keptWords, this.devices);
    }
    this.#settle();
    return this;
  }

  get lost(): string[] {
    return this.#missing.filter((word) => !this.#held?.isBeyondReach(word, this.devices));
  }

  /** Missing words that nothing in use could have kept. */
  get beyondReach(): string[] {
    return this.#missing.filter((word) => this.#held?.isBeyondReach(word, this.devices));
  }

  get #missing(): string[] {
    const kept = this.#keptWords;
    return [...this.#typed].filter((word) => !kept.has(word) && !this.#dropped.has(word));
  }

  get #keptWords(): Set<string> {
    return new Set(this.server.liveDocuments.flatMap(({ fields }) => wordsIn(fields)));
  }

  resendAll(): void {
    for (const batch of this.#batches) this.server.push(batch);
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
        return this.#send(this.#device(step.device), step);
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
      case 'leave room':
        return this.server.leaveRoom(step.bytes);
      case 'time passes':
        return this.#device(step.device).letTimePass();
      case 'copy profile':
        return this.#copy(step);
      case 'lose device':
        return this.#lose(step.device);
      case 'back up':
        return this.server.backUp();
      case 'restore':
        return this.server.restore(step.age);
    }
  }

  /** The network is back and the account has room: every device pushes, pulls and resolves siblings, until nothing is left to do. */
  #settle(): void {
    this.server.leaveRoom(Infinity);
    this.#deliverLate();
    for (let round = 0; round < 100; round++) {
      for (const each of this.devices) {
        this.#send(each, GOOD);
        this.#pull(each, 'good');
        if (each.refusals.length > 0) this.#settleOne(each);
        each.letTimePass();
      }
      this.#held?.note(this.devices);
      if (round > 3 && this.devices.every(({ isClean }) => isClean)) break;
    }
    for (const each of this.devices) this.#pull(each, 'good');
  }

  /** An operation refused for too many siblings waits until one of the server's is resolved. */
  #settleOne(by: ModelDevice): void {
    const sibling = by.siblings.find(({ known }) => known);
    if (!sibling) return;
    const { of, field } = by.siblingOrigin(sibling);
    const join = `${by.text(of, field)} ${by.text(sibling, 'value')}`.trim();
    by.choose(sibling, { join }, (this.#made += 1));
  }

  #device(n: number): ModelDevice {
    const found = this.devices[n];
    if (!found) throw new RangeError('no such device');
    return found;
  }

  #word(): string {
    this.#made += 1;
    const word = `palabra-${this.#made}.`; // no word is a prefix of another: that would count as contained
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

  #send(from: ModelDevice, { network, room }: Pick<Action<'send'>, 'network' | 'room'>): void {
    const batch = from.outgoing();
    if (batch.ops.length === 0) return;
    this.#batches.push(batch);
    if (network === 'request lost') return;
    const answer: PushAnswer = this.server.push(batch, room);
    const pull = () => (network === 'no pull after it' ? undefined : this.server.pull(from.cursor));
    const settle = () => from.applyPushResults(answer, batch.epoch, pull);
    if (network === 'good' || network === 'no pull after it') settle();
    else if (network === 'answer late') this.#lateAnswers.push(settle);
  }

  #pull(by: ModelDevice, network: string): void {
    const answer: PullAnswer = this.server.pull(by.cursor);
    const { epoch: asked } = by;
    if (network === 'good') by.applyPulledDocument(answer, asked);
    else this.#lateAnswers.push(() => by.applyPulledDocument(answer, asked));
  }

  #again(batch: number): void {
    const sent = this.#batches[batch];
    if (sent) this.server.push(sent);
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
    const { of, field } = by.siblingOrigin(sibling);
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

  #lose(device: number): void {
    const { name, documentsFirst } = this.#device(device);
    this.devices[device] = new ModelDevice(name, documentsFirst);
  }

  #copy({ from, to }: Action<'copy profile'>): void {
    // The discarded tablet's text must have been sent: discarding a device is no fault of the engine.
    if (from !== to && this.#device(to).isClean) this.devices[to] = this.#device(from).copyTo(this.#device(to).name);
  }
}

function at(page: number): (typeof PAGES)[number] {
  const found = PAGES[page];
  if (!found) throw new RangeError('no such page');
  return found;
}
