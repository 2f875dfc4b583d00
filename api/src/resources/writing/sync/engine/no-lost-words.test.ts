import fc from 'fast-check';
import { Device } from '../../../../../test/model-checker/device.ts';
import { textOf } from '../../../../../test/model-checker/local-document.ts';
import {
  documentId,
  documentKey,
  MemoryServer,
  type Safeguards,
} from '../../../../../test/model-checker/memory-server.ts';
import type { FieldRule, KindTable } from './kind-rules.ts';
import { siblingRules } from './sibling.ts';
import { ALL_KINDS } from '../kinds/all-kinds.ts';

/**
 * Random schedules of several devices over an unreliable network: lost requests and responses, duplicates, delays, copied profiles,
 * deletions.
 */

const FIELDS = ['responses.a', 'responses.b'] as const;

/** Entries whose text fields have another rule. */
const kindsWith = (words: FieldRule): KindTable => ({
  entry: { isKey: () => true, fieldRule: (name) => (name.startsWith('responses.') ? words : undefined) },
  sibling: siblingRules,
});

const device = fc.nat(2);
const document = fc.nat(1);
const field = fc.constantFrom(...FIELDS);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('write' as const), device, document, field, atFront: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('send' as const),
      device,
      network: fc.constantFrom('good', 'good', 'request lost', 'answer lost', 'answer late'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('pull' as const), device }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('late answers' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('duplicate' as const), batch: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('delete' as const), device, document }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('write in sibling' as const), device, which: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('resolve' as const), device, which: fc.nat(3), unite: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('copy profile' as const), from: device, to: device }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const entry = (n: number) => ({ kind: 'entry' as const, key: documentKey(900 + n) });

class World {
  readonly server: MemoryServer;
  readonly devices = [new Device('phone'), new Device('laptop'), new Device('tablet')];
  readonly #batches: { clientId: string; ops: unknown[] }[] = [];
  #lateAnswers: (() => void)[] = [];
  #words = 0;
  readonly typed = new Set<string>();
  /** Words that the user saw and discarded. */
  readonly dropped = new Set<string>();

  constructor(kinds: KindTable, safeguards?: Safeguards) {
    this.server = new MemoryServer(kinds, safeguards);
  }

  do(step: Step): void {
    if (step.type === 'write') this.#write(this.#device(step.device), entry(step.document), step.field, step.atFront);
    else if (step.type === 'send') this.#send(this.#device(step.device), step.network);
    else if (step.type === 'pull') this.#device(step.device).pull(this.server);
    else if (step.type === 'late answers') this.#deliverLate();
    else if (step.type === 'duplicate') this.#again(this.#batches[step.batch]);
    else if (step.type === 'delete') this.#delete(this.#device(step.device), entry(step.document));
    else if (step.type === 'copy profile') this.#copy(step.from, step.to);
    else this.#withSibling(step);
  }

  /** The network works again: all devices push and pull until nothing is left. */
  heal(): void {
    this.#deliverLate();
    for (let round = 0; round < 40; round++) {
      for (const each of this.devices) {
        this.#send(each, 'good');
        each.pull(this.server);
      }
      if (round > 2 && this.devices.every(({ isClean }) => isClean)) break;
    }
    for (const each of this.devices) each.pull(this.server);
  }

  get lost(): string[] {
    const kept = new Set(
      this.server.liveDocuments.flatMap(({ fields }) =>
        [...FIELDS, 'value'].flatMap((name) => textOf(fields[name]).split(' ')),
      ),
    );
    return [...this.typed].filter((word) => !kept.has(word) && !this.dropped.has(word));
  }

  resendAll(): void {
    for (const batch of this.#batches) this.#again(batch);
  }

  #device(n: number): Device {
    const found = this.devices[n];
    if (!found) throw new RangeError('no such device');
    return found;
  }

  #word(): string {
    this.#words += 1;
    const word = `palabra-${this.#words}.`; // no word is a prefix of another: that would count as contained
    this.typed.add(word);
    return word;
  }

  #write(on: Device, names: { kind: 'entry' | 'sibling'; key: string }, name: string, atFront: boolean): void {
    const before = on.text(documentId(names.kind, names.key), name);
    on.write(names, name, (atFront ? `${this.#word()} ${before}` : `${before} ${this.#word()}`).trim());
  }

  #send(from: Device, network: string): void {
    const ops = from.outgoing();
    if (ops.length === 0) return;
    const batch = { clientId: from.clientId, ops: structuredClone(ops) };
    this.#batches.push(batch);
    if (network === 'request lost') return;
    const results = this.server.push(batch.clientId, batch.ops);
    if (network === 'good') from.applyPushResults(results);
    else if (network === 'answer late') this.#lateAnswers.push(() => from.applyPushResults(results));
  }

  #again(batch: { clientId: string; ops: unknown[] } | undefined): void {
    if (batch) this.server.push(batch.clientId, batch.ops);
  }

  #deliverLate(): void {
    for (const answer of this.#lateAnswers) answer();
    this.#lateAnswers = [];
  }

  #delete(on: Device, names: { kind: 'entry'; key: string }): void {
    for (const word of on.words(documentId(names.kind, names.key))) this.dropped.add(word);
    on.remove(names);
  }

  #copy(from: number, to: number): void {
    // The overwritten device must have pushed everything: losing a device is no fault of the engine.
    if (from !== to && this.#device(to).isClean) this.devices[to] = this.#device(from).copyTo(this.#device(to).name);
  }

  #withSibling(step: Extract<Step, { type: 'resolve' | 'write in sibling' }>): void {
    const on = this.#device(step.device);
    const id = on.siblingIds[step.which];
    if (id === undefined) return;
    const names = { kind: 'sibling' as const, key: id.slice('sibling/'.length) };
    if (step.type === 'write in sibling') return this.#write(on, names, 'value', false);
    const origin = on.siblingOrigin(id);
    if (!origin) return;
    if (step.unite)
      on.write(
        origin.of,
        origin.field,
        `${on.text(documentId(origin.of.kind, origin.of.key), origin.field)} ${on.text(id, 'value')}`.trim(),
      );
    else for (const word of on.words(id)) this.dropped.add(word);
    on.remove(names);
  }
}

const live = (steps: readonly Step[], kinds: KindTable, safeguards?: Safeguards): World => {
  const world = new World(kinds, safeguards);
  for (const each of steps) world.do(each);
  world.heal();
  return world;
};

const schedule = fc.array(step, { minLength: 5, maxLength: 60 });
const RUNS = Number(process.env['SYNC_RUNS'] ?? 400);

it('no schedule loses a word that the user did not discard', () => {
  fc.assert(
    fc.property(schedule, (steps) => {
      expect(live(steps, ALL_KINDS).lost).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it('after every schedule all devices show the same, and all outboxes are empty', () => {
  fc.assert(
    fc.property(schedule, (steps) => {
      const { devices, server } = live(steps, ALL_KINDS);
      const expected = JSON.stringify(server.liveDocuments);
      for (const each of devices) {
        expect(each.isClean).toBe(true);
        expect(each.state).toBe(expected);
      }
    }),
    { numRuns: RUNS },
  );
});

it('resending everything changes nothing', () => {
  fc.assert(
    fc.property(schedule, (steps) => {
      const world = live(steps, ALL_KINDS);
      const before = JSON.stringify(world.server.pull(0));
      world.resendAll();
      expect(JSON.stringify(world.server.pull(0))).toBe(before);
    }),
    { numRuns: RUNS },
  );
});

describe('the safeguards are necessary', () => {
  const breaks = (property: fc.IProperty<[Step[]]>) =>
    fc.check(property, { numRuns: 2_000, endOnFailure: true }).failed;

  it('with the last write winning, text is lost', () => {
    const lastWriterWins = kindsWith({ class: 'flag', accepts: () => true });
    expect(breaks(fc.property(schedule, (steps) => live(steps, lastWriterWins).lost.length === 0))).toBe(true);
  });

  it('without operation ids, resending creates copies', () => {
    const without = { operationIds: false };
    expect(
      breaks(
        fc.property(schedule, (steps) => {
          const world = live(steps, ALL_KINDS, without);
          const before = world.server.liveDocuments.length;
          world.resendAll();
          return world.server.liveDocuments.length === before;
        }),
      ),
    ).toBe(true);
  });
});
