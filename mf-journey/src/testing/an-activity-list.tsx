import { setActivityStatus } from '@app/contract/activities';
import type { Documents } from '@app/shared-ui/host';
import { type CallAnswer, renderInHost, type Scene } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { ActivityList } from '../features/activities/activity-list.tsx';
import { anActivity, journeyAnswers, nineActivities } from './a-journey.ts';

type Props = ComponentProps<typeof ActivityList>;

const propsFor = (facts: Partial<Props> = {}): Props => ({
  activities: nineActivities({ completed: 2 }),
  hasPremiumAccess: true,
  isAtFreeLimit: false,
  waitsForBlock: undefined,
  ...facts,
});

interface ListScene extends Pick<Scene, 'path'> {
  readonly documents?: Documents;
}

/** The server completes what it is asked for. */
export const completes: CallAnswer = [
  setActivityStatus,
  ({ params }) => ({ body: { activity: anActivity({ id: Number(params.id), status: 'completed' }) } }),
];

/** Shows the activities of a stage, of which the server completes what it is asked for. */
export const show = ({ documents, path = '/', ...facts }: Partial<Props> & ListScene = {}, ...answers: CallAnswer[]) =>
  renderInHost({
    ui: <ActivityList {...propsFor(facts)} />,
    answers: [...journeyAnswers(), completes, ...answers],
    path,
    ...(documents && { documents }),
  });

/** The card of an activity, also where it waits in the fold. */
export function card(n: number) {
  const article = screen.getAllByRole('article', { hidden: true })[n - 1];
  if (!article) throw new Error(`there is no card ${n}`);
  return within(article);
}
export const completeButton = (n: number) => card(n).findByRole('button', { name: /^Marcar como completada/ });
