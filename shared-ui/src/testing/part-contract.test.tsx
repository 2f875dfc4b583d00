import { getUserStats } from '@app/contract/progress';
import { endpointQuery, useHost } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';
import { type DataOfPart, faultsOfPart } from './part-contract.tsx';

const stats = { completedWeeks: 0, completedActivities: 3, activityProgressPercentage: 1 };

/** A part with a name, and something more. */
function Card({ children }: { readonly children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Riego</h2>
      {children}
    </section>
  );
}

const useStats = () => useQuery(endpointQuery(getUserStats, {})).data;
const Red = createGlobalStyle`h1 { color: red; }`;

const parts = {
  Good: ({ stageId }: { readonly stageId: number }) => <Card>Etapa {stageId}</Card>,
  Silent: () => (useStats() ? <Card /> : null),
  Trusting: () => <Card>{useStats()!.completedActivities}</Card>,
  Broken: () => {
    if (useStats()?.completedActivities === 3) throw new Error('three');
    return <Card />;
  },
  Styled: () => (
    <Card>
      <Red />
    </Card>
  ),
  Unlabelled: () => (
    <Card>
      <input />
    </Card>
  ),
  Grasping: function Grasping() {
    const field = useRef<HTMLButtonElement>(null);
    const { showToast } = useHost();
    useEffect(() => {
      field.current?.focus();
      document.title = 'Riego';
      showToast({ title: 'Riego' });
    }, [showToast]);
    return (
      <Card>
        <button ref={field}>Regar</button>
      </Card>
    );
  },
};

const faultsOf = (name: keyof typeof parts, data: DataOfPart = 'its data') =>
  faultsOfPart(
    {
      slot: 'home-next-reading',
      part: parts[name],
      props: { blockId: 2, stageId: 5 },
      name: 'Riego',
      scene: () => ({ answers: [[getUserStats, { body: stats }]] }),
    },
    data,
  );

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void (document.title = ''));

it.each([
  ['Good', 'its data'],
  ['Good', 'no data'],
  ['Silent', 'its data'],
  ['Silent', 'no data'],
  ['Broken', 'no data'],
] as const)('takes a part that is right: %s with %s', async (name, data) =>
  expect(await faultsOf(name, data)).toEqual([]),
);

it.each([
  ['Broken', 'its data', [expect.stringMatching(/^it throws: Error: three/)]],
  ['Trusting', 'no data', [expect.stringMatching(/^it throws: TypeError.*completedActivities/)]],
  ['Styled', 'its data', [expect.stringMatching(/^a global style: h1/)]],
  ['Unlabelled', 'its data', [expect.stringMatching(/^axe, label: .*<input>/)]],
  ['Unlabelled', 'no data', [expect.stringMatching(/^axe, label: .*<input>/)]],
  [
    'Grasping',
    'its data',
    ['it changes the title of the page', 'it takes the keyboard focus unasked', 'it calls the user unasked'],
  ],
] as const)('says what is wrong with a part: %s with %s', async (name, data, faults) =>
  expect(await faultsOf(name, data)).toEqual(faults),
);

it('tests the part of a slot of its own by any role, with the props of the page', async () => {
  const part = ({ onOpen }: { readonly onOpen: () => void }) => <button onClick={onOpen}>Escribir</button>;
  const props = { activityId: 4, title: 'El mapa', questions: [], onOpen: () => undefined };
  expect(
    await faultsOfPart({ slot: 'activity-journal', part, props, role: 'button', name: 'Escribir' }, 'its data'),
  ).toEqual([]);
});
