import { ALL_KINDS } from '../../src/resources/writing/sync/kinds/all-kinds.ts';
import { faultsOf, NONE } from './model-faults.ts';
import type { Step } from './model-schedule.ts';
import { ModelWorld } from './model-world.ts';

/** Shortest schedules that lost text, or left a device stuck, before a rule of `merge/enter-epoch.ts` held. */

const good = { network: 'good', room: { operations: Infinity, bytes: Infinity } } as const;
const [PHONE, LAPTOP, TABLET] = [0, 1, 2] as const;
const ENTRY = 0;
const backUp: Step = { type: 'back up' };
const restore: Step = { type: 'restore', age: 0 };
const write = (device: number, { tab = 0, atFront = false } = {}): Step => ({
  type: 'write',
  device,
  tab,
  page: ENTRY,
  field: 0,
  atFront,
});
const open = (device: number, tab: number): Step => ({ type: 'open', device, tab, page: ENTRY });
const send = (device: number): Step => ({ type: 'send', device, ...good });
const sendInVain = (device: number): Step => ({ type: 'send', device, ...good, network: 'request lost' });
const pull = (device: number): Step => ({ type: 'pull', device, network: 'good' });
const remove = (device: number): Step => ({ type: 'delete', device, page: ENTRY });
const lose = (device: number): Step => ({ type: 'lose device', device });

const ran = (...steps: Step[]) => {
  const world = new ModelWorld(ALL_KINDS).run(steps);
  return { ...faultsOf(world), beyondReach: world.beyondReach };
};
const SOUND = { ...NONE, beyondReach: [] };

it('F30: a device that missed a restore resends its text after a later one of a newer backup', () => {
  const missed = [write(TABLET), backUp, send(TABLET), restore];
  expect(ran(...missed, write(LAPTOP), send(LAPTOP), backUp, restore)).toEqual(SOUND);
});

it('F30: a text is resent although another tab has an unsent edit that never saw it', () => {
  expect(ran(backUp, open(TABLET, 1), write(TABLET), send(TABLET), restore, write(TABLET, { tab: 1 }))).toEqual(SOUND);
});

it('F30: a text is resent although an edit in flight never saw it', () => {
  const steps = [backUp, write(PHONE), sendInVain(PHONE), write(TABLET), send(TABLET), pull(PHONE), lose(TABLET)];
  expect(ran(...steps, restore)).toEqual(SOUND);
});

it('F30: a deletion that never saw a forgotten text does not remove it', () => {
  const before = [write(PHONE), send(PHONE), pull(TABLET), backUp, write(TABLET, { atFront: true }), send(TABLET)];
  expect(ran(...before, remove(PHONE), pull(PHONE), lose(TABLET), restore, pull(PHONE)).lost).toEqual([]);
});

it('F30: a deletion in flight that saw a forgotten text is not undone by resending it', () => {
  const steps = [backUp, write(PHONE), send(PHONE), remove(PHONE), sendInVain(PHONE), restore];
  const world = new ModelWorld(ALL_KINDS).run(steps);
  expect(world.server.liveDocuments).toEqual([]);
});

it('F30: an edited sibling is resent whole where the restored server has deleted it', () => {
  const conflict = [write(PHONE), write(LAPTOP), send(PHONE), send(LAPTOP), pull(PHONE), pull(LAPTOP), backUp];
  const edited: Step[] = [{ type: 'write in sibling', device: PHONE, tab: 0, which: 0 }, send(PHONE), pull(LAPTOP)];
  const chosen: Step[] = [{ type: 'choose', device: LAPTOP, which: 0, choice: 'current' }, send(LAPTOP)];
  const again = [send(LAPTOP), pull(LAPTOP), send(LAPTOP), write(PHONE), send(PHONE), send(PHONE)];
  expect(ran(...conflict, ...edited, ...chosen, restore, ...again)).toEqual(SOUND);
});

it('F30: text that went with the only device that had it, and with the server, is counted apart', () => {
  expect(ran(backUp, write(TABLET), send(TABLET), lose(TABLET), restore)).toEqual({
    ...SOUND,
    beyondReach: ['palabra-1.'],
  });
  expect(ran(backUp, write(TABLET), send(TABLET), pull(PHONE), lose(TABLET), restore)).toEqual(SOUND);
});
