import type { Activity } from '@app/contract/activities';
import { listWeekActivities } from '@app/contract/blocks';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { useQuery } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { weekQuery } from '../../queries/journey-queries.ts';
import { journeyAnswers, nineActivities } from '../../testing/a-journey.ts';
import { HomePage } from './home-page.tsx';

async function openToday(
  activities: readonly Activity[],
  completedActivities: number,
  ui = <HomePage />,
  hasPremiumAccess = true,
) {
  await renderInHost({
    ui,
    user: { hasPremiumAccess },
    answers: [...journeyAnswers({ completedActivities }), [listWeekActivities, { body: activities }]],
  });
  const next = `Actividad número ${completedActivities + 1}`;
  return within(await screen.findByRole('region', { name: next }));
}

const OFFLINE = 'Sin conexión · tu etapa está aquí';

const goOffline = () =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  });

/** What the page asks for a few seconds later, and the device keeps. */
function KeptStage() {
  useQuery(weekQuery(1));
  return null;
}

it('names kind and minutes of the next activity, and how many of the stage are left', async () => {
  const today = await openToday(nineActivities({ completed: 4 }), 4);
  expect(today.getByText('Journaling · 40 min · te quedan 5')).toBeVisible();
});

it('counts for a free user only what is open, and says so', async () => {
  const today = await openToday(nineActivities({ completed: 3, hasPremiumAccess: false }), 3, undefined, false);
  expect(today.getByText('Journaling · 40 min · te quedan 2 gratis')).toBeVisible();
});

describe('without a network', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });

  it('says that the stage is here, where it is', async () => {
    const home = (
      <>
        <KeptStage />
        <HomePage />
      </>
    );
    const today = await openToday(nineActivities(), 0, home);
    expect(today.queryByText(OFFLINE)).not.toBeInTheDocument();
    goOffline();
    expect(await today.findByText(OFFLINE)).toBeVisible();
  });

  it('does not say it of a stage that is not', async () => {
    const today = await openToday(nineActivities(), 0);
    goOffline();
    expect(today.queryByText(OFFLINE)).not.toBeInTheDocument();
  });
});
