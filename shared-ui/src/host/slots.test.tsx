import { PLACED_SLOTS } from '@app/contract/placed-slots';
import type { SharedSlotName } from '@app/contract/shared-slot';
import { type Host, HostContext, type SlotComponent } from '@app/shared-ui/host';
import { createFakeHost } from '@app/shared-ui/testing/mock-host';
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import type { SlotProps } from './slot-props.ts';
import { Slots } from './slots.tsx';

const part =
  (label: string): SlotComponent =>
  ({ blockId, stageId }) => <p>{`${label} ${String(blockId)}/${String(stageId)}`}</p>;

const Broken: SlotComponent = () => {
  throw new Error('broken');
};

const never = new Promise<string>(() => undefined);
const Waiting: SlotComponent = () => use(never);

const place = (host: Host) =>
  act(async () =>
    render(
      <HostContext value={host}>
        <Slots name="many-home" blockId={2} stageId={5} />
      </HostContext>,
    ),
  );

/** A host whose shared slots have these parts, in this order. */
function hostWith(...parts: readonly (readonly [string, Promise<SlotComponent>])[]): Host {
  for (const [, loading] of parts) loading.catch(() => undefined);
  const loaded = parts.map(([remote, loading]) => ({ remote, loading }));
  return { ...createFakeHost(), loadSlots: (name) => (name === 'many-home' ? loaded : []) };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('has the part of each remote in the order of the host, with the props of the place', async () => {
  const { loadSlots } = createFakeHost({ sharedSlots: { 'many-home': [part('primera'), part('segunda')] } });
  await place({ ...createFakeHost(), loadSlots });
  expect(document.body).toHaveTextContent(/^primera 2\/5segunda 2\/5$/);
});

it('leaves out what has not come, cannot be loaded, throws or waits, and keeps the others', async () => {
  await place(
    hostWith(
      ['mf-slow', new Promise(() => undefined)],
      ['mf-absent', Promise.reject(new Error('no network'))],
      ['mf-broken', Promise.resolve(Broken)],
      ['mf-waiting', Promise.resolve(Waiting)],
      ['mf-good', Promise.resolve(part('queda'))],
    ),
  );
  expect(await screen.findByText('queda 2/5')).toBeVisible();
  expect(document.body).toHaveTextContent(/^queda 2\/5$/);
});

it('has props of each shared slot that pages of the product place', () => {
  const declared: Readonly<Record<keyof SlotProps & SharedSlotName, true>> = { 'many-home': true };
  expect(PLACED_SLOTS.toSorted()).toEqual(Object.keys(declared).toSorted());
});

it('takes only shared slots, and the props that are declared for them', () => {
  const placed = [
    <Slots key={1} name="many-home" blockId={1} stageId={2} />,
    // @ts-expect-error a prop is missing
    <Slots key={2} name="many-home" blockId={1} />,
    // @ts-expect-error one remote fills it
    <Slots key={3} name="home-next-reading" blockId={1} stageId={2} />,
  ];
  expect(placed).toHaveLength(3);
});
