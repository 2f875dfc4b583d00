import 'fake-indexeddb/auto';
import { type ApiProcess, startApiProcess } from '../api-process.ts';
import type { ReplicaSet } from '../replica-set.ts';
import type { TestServer, TestUser } from '../test-server.ts';
import { SessionModel } from '../../src/platform/sessions/session.model.ts';
import { hashSessionId } from '../../src/platform/sessions/session-id.ts';
import { Dice, wait } from './dice.ts';
import { FaultyNetwork } from './faulty-network.ts';
import { PlainDevice } from './plain-device.ts';
import { ProductDevice } from './product-device.ts';
import { TypedWords } from './typed-words.ts';
import { DAY_MS } from '../../src/platform/durations.ts';

const PROCESSES = 2;
/** Milliseconds between two faults of the machines. */
const CALM = { least: 1_500, most: 5_000 };
/** A device waits a minute at most before it tries again. */
const SETTLED_WITHIN_MS = 180_000;

/** A user's four devices, two processes of the API and three members of MongoDB, and what happens to them. */
export class ChaosWorld {
  readonly words = new TypedWords();
  readonly network: FaultyNetwork;
  readonly products: ProductDevice[] = [];
  readonly plain: PlainDevice;
  readonly #processes: ApiProcess[] = [];
  readonly #startedAt = performance.now();
  #isOver = false;

  private constructor(
    readonly server: TestServer,
    readonly set: ReplicaSet,
    readonly user: TestUser,
    readonly dice: Dice,
  ) {
    this.network = new FaultyNetwork(dice, () => this.#processes.map(({ url }) => url));
    this.plain = new PlainDevice('p', this.network, dice, user.client.cookieHeader);
  }

  static async open(server: TestServer, set: ReplicaSet, seed: number): Promise<ChaosWorld> {
    const world = new ChaosWorld(server, set, await server.aUser(), new Dice(seed));
    for (let i = 0; i < PROCESSES; i++) world.#processes.push(await world.#startProcess());
    for (const name of ['a', 'b', 'c']) {
      const offset = world.dice.one([0, DAY_MS, -DAY_MS]);
      const { cookieHeader } = await server.clientOf(world.user.user);
      const { network, dice, user } = world;
      world.products.push(new ProductDevice(name, user.id, network, dice, offset, cookieHeader));
    }
    return world;
  }

  /** All devices type while one fault follows the other; then everything is healed and synchronised. */
  async run(ms: number): Promise<void> {
    const isOver = () => this.#isOver;
    const elapsed = () => performance.now() - this.#startedAt;
    const typing = [...this.products, this.plain].map((device) => device.typeUntil(isOver, elapsed, this.words));
    const until = elapsed() + ms;
    while (elapsed() < until) {
      await wait(this.dice.between(CALM.least, CALM.most));
      await this.#fault();
    }
    this.#isOver = true;
    await Promise.all(typing);
    await this.#settle();
  }

  async close(): Promise<void> {
    for (const device of this.products) device.stop();
    await Promise.all(this.#processes.map((each) => each.kill()));
  }

  async #fault(): Promise<void> {
    const device = this.dice.one(this.products);
    const faults: Record<string, () => Promise<void> | void> = {
      'process killed': () => this.#killProcess(),
      'process frozen': () => this.#freezeProcess(),
      'primary killed': async () => {
        await this.set.untilWhole();
        await this.set.killPrimary();
      },
      'page crashed': () => device.crash(),
      'page crashed again': () => device.crash(),
      'session expired': () => this.#expireSession(device),
      'device offline': async () => {
        device.isOnline = false;
        await wait(this.dice.between(500, 4_000));
        device.isOnline = true;
      },
    };
    const name = this.dice.one(Object.keys(faults));
    this.network.note(name.replace(' again', ''));
    await faults[name]?.();
  }

  async #killProcess(): Promise<void> {
    const at = this.dice.one(this.#processes.map((_, i) => i));
    await this.#processes[at]?.kill();
    this.#processes[at] = await this.#startProcess();
  }

  async #freezeProcess(): Promise<void> {
    const process = this.dice.one(this.#processes);
    process.freeze();
    await wait(this.dice.between(300, 3_000));
    process.thaw();
  }

  /** Deleted as the index of expired ones does it: nobody has ended it. The user signs in again later. */
  async #expireSession(device: ProductDevice): Promise<void> {
    const { cookieHeader } = await this.server.clientOf(this.user.user);
    const sid = /(?:^|; )sid=([^;]+)/.exec(device.cookie)?.[1] ?? '';
    await SessionModel.deleteOne({ _id: hashSessionId(sid) });
    await wait(this.dice.between(500, 3_000));
    device.cookie = cookieHeader;
    await device.client.sendNow();
  }

  /** Everything works again: devices send what they have until none has anything left. */
  async #settle(): Promise<void> {
    this.network.heal();
    await this.set.untilWhole();
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    const isClean = () => this.plain.isClean && this.products.every((device) => device.isClean);
    // Two rounds after the last is clean: each must have pulled what the others sent last.
    for (let calm = 0; calm < 3 && performance.now() < deadline; calm = isClean() ? calm + 1 : 0) {
      await this.plain.synchronise();
      for (const { client } of this.products) {
        await client.sendNow();
        await client.pull();
      }
      await wait(200);
    }
  }

  #startProcess(): Promise<ApiProcess> {
    return startApiProcess(this.server, { RATE_LIMITS: 'off' });
  }
}
