import { ButtonLink } from '@app/shared-ui/components/button';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { useDocuments, useDocumentsStatus, useStoredDocument } from '@app/shared-ui/host';
import { ownMoods } from '@app/shared-ui/moods/moods';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useToday } from '@app/shared-ui/dates/use-today';
import { SETTINGS_KEY } from '../../../session/settings.ts';
import { AssessmentPanel } from './assessment-panel.tsx';
import { insightsCopy } from '../../../copy/insights.es.ts';
import { profileCopy } from '../../../copy/profile.es.ts';
import { PartHeading } from '../../../ui/part-heading.tsx';
import { DAYS_NEEDED, moodDaysOf, selfCareMoods, weeksOf } from './mood-days.ts';
import { SelfCarePanel, StagePanel } from './mood-panels.tsx';
import { Mosaic } from './mosaic.tsx';
import { Panel } from './panel.tsx';
import { stageMarksOf, stageMoodsOf } from './stage-moods.ts';
import { thenAndNowOf } from './then-and-now.ts';
import { WeekLines } from './week-lines.tsx';
import { WordsPanel } from './words-panel.tsx';
import { YearPanel } from './year-panel.tsx';

/** 'Espejo emocional': charts of the user's moods, computed on the device from the calendar. It describes and does not judge. */
export function Insights() {
  const { isReady } = useDocumentsStatus();
  const days = useDocuments('day');
  const entries = useDocuments('entry');
  const assessments = useDocuments('assessment');
  const places = useStoredDocument('settings', SETTINGS_KEY)?.fields['emotionPlaces'];
  const today = useToday();
  const moods = useMemo(() => moodDaysOf(days, ownMoods(places), today), [days, places, today]);
  const stages = useMemo(() => stageMoodsOf(moods, stageMarksOf(entries, assessments)), [moods, entries, assessments]);
  return (
    <>
      <PartHeading title={insightsCopy.title} lead={insightsCopy.lead} back={profileCopy.back} />
      {!isReady ? (
        // While documents load, days must not look missing.
        <Skeleton $height={420} aria-busy="true" />
      ) : moods.length < DAYS_NEEDED ? (
        <>
          <TooSoon count={moods.length} />
          <YearPanel assessments={assessments} />
        </>
      ) : (
        <Panels>
          <WordsPanel days={moods} />
          <Mosaic days={moods} today={today} />
          <WeekLines weeks={weeksOf(moods)} />
          <StagePanel stages={stages} />
          <SelfCarePanel moods={selfCareMoods(moods)} />
          <AssessmentPanel blocks={thenAndNowOf(assessments)} />
          <YearPanel assessments={assessments} />
        </Panels>
      )}
    </>
  );
}

function TooSoon({ count }: { readonly count: number }) {
  const { soon } = insightsCopy;
  return (
    <Panel title={soon.title} text={soon.text(DAYS_NEEDED)}>
      {count > 0 ? <p>{soon.count(count)}</p> : null}
      <ButtonLink to="/calendario" $variant="soft">
        {soon.action}
      </ButtonLink>
    </Panel>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
