import type { SyncKind } from '@app/contract/sync';
import fc from 'fast-check';
import { documentKey } from './memory-server.ts';

/** An edit, or an event of the networks and machines: a random schedule is a list of steps. */

interface Page {
  readonly kind: SyncKind;
  readonly key: string;
  readonly fields: readonly string[];
}
/** Pages that are edited. */
export const PAGES: readonly Page[] = [
  { kind: 'entry', key: 'activity-9', fields: ['responses.a', 'responses.b'] },
  { kind: 'entry', key: documentKey(901), fields: ['responses.a', 'responses.b'] },
  { kind: 'day', key: '2026-11-21', fields: ['note', 'intention'] },
];
export const LIST = 'savedDrawings.a';

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
  of('send', 6, {
    device,
    network: fc.constantFrom('good', 'good', 'good', 'request lost', 'answer lost', 'answer late', 'no pull after it'),
    room: fc.record({
      operations: fc.constantFrom(Infinity, Infinity, Infinity, 1, 2),
      bytes: fc.constantFrom(Infinity, Infinity, 1000, 1),
    }),
  }),
  of('pull', 4, { device, network: fc.constantFrom('good', 'good', 'answer late') }),
  of('late answers', 1, {}),
  of('duplicate', 1, { batch: fc.nat(30) }),
  of('delete', 1, { device, page }),
  of('write in sibling', 1, { device, tab, which }),
  of('choose', 1, { device, which, choice: fc.constantFrom('other', 'current', 'both', 'join') }),
  of('draw', 1, { device }),
  of('remove drawing', 1, { device, which }),
  of('restart', 1, { device }),
  of('leave room', 1, { bytes: fc.constantFrom(0, 30, 200) }),
  of('time passes', 1, { device }),
] as const;
const copying = of('copy profile', 1, { from: device, to: device });
/** Steps of backups and restores, as frequent as sending. */
const restoring = [of('back up', 3, {}), of('restore', 6, { age: fc.nat(2) })] as const;

const losing = of('lose device', 1, { device });

type StepOf<A> = A extends { arbitrary: fc.Arbitrary<infer S> } ? S : never;
export type Step = StepOf<(typeof usual)[number] | typeof copying | (typeof restoring)[number] | typeof losing>;

const schedule = (...steps: { weight: number; arbitrary: fc.Arbitrary<Step> }[]): fc.Arbitrary<Step[]> =>
  fc.array(fc.oneof(...steps), { minLength: 5, maxLength: 60 });
export const schedules = schedule(...usual, copying);
/** The operator restores backups, as often as a device sends. Without copied profiles: text that only a copied-over one knew would be lost. */
export const schedulesWithRestore = schedule(...usual, ...restoring);
/** And devices are lost or emptied, so that others are the last to have a text. */
export const schedulesWithLoss = schedule(...usual, ...restoring, losing);

export type Action<T extends Step['type']> = Extract<Step, { type: T }>;
