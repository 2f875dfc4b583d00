import { latePart } from '@app/shared-ui/components/late-part';
import { Page } from '@app/shared-ui/components/page';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useDocumentsStatus, useHost } from '@app/shared-ui/host';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { calendarCopy } from '../copy/calendar.es.ts';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { useToday } from '@app/shared-ui/dates/use-today';
import { ChallengeList } from '../challenges/challenge-list.tsx';
import { CalendarFiles } from '../features/files/calendar-files.tsx';
import { MonthView } from '../features/month/month-view.tsx';
import { WeekView } from '../features/week/week-view.tsx';
import { PageTurner } from './page-turner.tsx';
import { useArrival } from './use-arrival.ts';
import { type CalendarPlace, useCalendarPlace } from './use-calendar-place.ts';
import { ViewTabs } from './view-tabs.tsx';

/** Comes while the month is looked at, so that it is there at once. */
const loadDialog = () => import('../features/day-dialog/day-dialog.tsx');

const { Part: DayView } = latePart(
  () => import('../features/day/day-view.tsx').then((module) => module.DayView),
  <PageSpinner />,
);
const { Part: YearView } = latePart(
  () => import('../features/year/year-view.tsx').then((module) => module.YearView),
  <PageSpinner />,
);

/** The emotional calendar (2§2.12): one view of it at a time, and the dialog of a day above it. */
export function CalendarPage() {
  const { showToast } = useHost();
  const today = useToday();
  const place = useCalendarPlace(today);
  const { view, day, go } = place;
  // Deferred: the pressed control updates before a whole page of days is rendered.
  const drawn = useDeferredValue(useMemo(() => ({ view, day }), [view, day]));
  const [openDay, setOpenDay] = useState<DayKey | null>(null);
  const isReady = useDeferredValue(useDocumentsStatus().isReady);
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>['DayDialog']>();
  useEffect(() => {
    if (isReady)
      loadDialog().then(
        ({ DayDialog }) => setDialog(() => DayDialog),
        () => undefined,
      );
  }, [isReady]);
  const open = useCallback(
    (next: DayKey) => {
      setOpenDay(next);
      if (Dialog) return;
      const giveUp = () => {
        setOpenDay(null);
        showToast({ title: calendarCopy.notOpened, tone: 'error' });
      };
      loadDialog().then(({ DayDialog }) => setDialog(() => DayDialog), giveUp);
    },
    [Dialog, showToast],
  );
  const { heading, expectDay } = useArrival(drawn.view);
  const openDayView = useCallback(
    (next: DayKey) => {
      expectDay();
      go('day', next);
    },
    [expectDay, go],
  );

  return (
    <Page>
      <PageHeading title={calendarCopy.title} lead={calendarCopy.lead} back={calendarCopy.home} />
      <ViewTabs
        view={view}
        onViewChange={(next) => go(next, day)}
        turner={<PageTurner title={heading} view={view} day={day} today={today} onTurn={(next) => go(view, next)} />}
      >
        {isReady ? (
          <OpenPage {...drawn} go={go} today={today} onOpenDay={open} onOpenDayView={openDayView} />
        ) : (
          <PageSpinner label={calendarCopy.loading} />
        )}
      </ViewTabs>
      {isReady ? (
        <>
          {view === 'month' ? <ChallengeList /> : null}
          <CalendarFiles view={view} day={day} />
        </>
      ) : null}
      {openDay && Dialog ? (
        <Dialog
          day={openDay}
          onClose={() => setOpenDay(null)}
          onOpenDayView={() => {
            setOpenDay(null);
            openDayView(openDay);
          }}
        />
      ) : null}
    </Page>
  );
}

interface OpenPageProps extends CalendarPlace {
  readonly today: DayKey;
  readonly onOpenDay: (day: DayKey) => void;
  readonly onOpenDayView: (day: DayKey) => void;
}

/** Memoised: the next page is rendered in the background while the current one stays on screen. */
const OpenPage = memo(function OpenPage({ view, day, go, today, onOpenDay, onOpenDayView }: OpenPageProps) {
  switch (view) {
    case 'month':
      return (
        <MonthView
          day={day}
          today={today}
          onMonthChange={(next) => go('month', next)}
          onOpenDay={onOpenDay}
          onOpenDayView={onOpenDayView}
        />
      );
    case 'week':
      return <WeekView day={day} today={today} onOpenDay={onOpenDay} />;
    case 'day':
      // Keyed by day, so that a draft stays with the day that it belongs to.
      return <DayView key={day} day={day} />;
    case 'year':
      return <YearView day={day} today={today} onOpenDay={onOpenDayView} />;
  }
});
