import type { Activity } from '@app/contract/activities';
import type { Body } from '@app/contract/bodies';
import { CareNote } from '@app/shared-ui/components/care-note';
import { Slot } from '@app/shared-ui/host';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { activityAddress } from '../../../queries/activity-address.ts';
import { TextToUnderline } from '../../../underlines/text-to-underline.tsx';
import { PracticeTimer } from '../practice/practice-timer.tsx';
import { BookSummary } from './book-summary.tsx';
import { Checklist } from './checklist.tsx';
import { AssessmentBody, AudioGuide, CelebrationTable, FilmSymbols, prepareBodies } from './late-bodies.tsx';
import { PhraseCard } from './phrase-card.tsx';
import { activitiesCopy } from '../../../copy/activities.es.ts';

interface InteractiveProps {
  readonly activity: Activity;
  readonly body: Body;
}

interface ActivityBodyProps extends InteractiveProps {
  /** What follows in the card. */
  readonly children: ReactNode;
}

/** The text of this week's lens and, by kind, what there is to do with it (D2). */
export function ActivityBody({ activity, body, children }: ActivityBodyProps) {
  useEffect(prepareBodies, []);
  return (
    <>
      {body.care ? <CareNote care={body.care} /> : null}
      {body.kind === 'phrase' ? <PhraseCard phrase={body.phrase} /> : null}
      <TextToUnderline activityId={activity.id} text={body.text} line={body.line} />
      {body.rereads === true ? (
        <Slot name="reread-entries" activityId={activity.id} address={activityAddress(activity.id)} />
      ) : null}
      <Doing>
        <Interactive activity={activity} body={body} />
        {children}
      </Doing>
    </>
  );
}

function Interactive({ activity, body }: InteractiveProps) {
  const listKey = `activity-${activity.id}`;
  switch (body.kind) {
    case 'practice':
      return <PracticeTimer blockId={activity.blockId} seconds={body.seconds} cues={body.cues} notice={body.notice} />;
    case 'audio':
      return <AudioGuide blockId={activity.blockId} script={body.script} minutes={body.minutes} listen={body.listen} />;
    case 'book':
      return <BookSummary listKey={listKey} work={body.work} summary={body.summary} exercise={body.exercise} />;
    case 'film':
      return <FilmSymbols work={body.work} synopsis={body.synopsis} symbols={body.symbols} />;
    case 'integration':
      return <Checklist listKey={listKey} title={activitiesCopy.integration.steps} items={body.steps} isOrdered />;
    case 'celebration':
      return <CelebrationTable listKey={listKey} needs={body.needs} steps={body.steps} />;
    case 'assessment':
      return (
        <AssessmentBody activity={activity} dimensions={body.dimensions} yearly={body.yearly} whenLow={body.whenLow} />
      );
    // The phrase is above the text; the questions of a journaling are in its journal section.
    case 'phrase':
    case 'journaling':
      return null;
  }
}

/**
 * All that comes after the text: while a part of it is in sight on a phone, so is the button at its end. Not a grid, whose sticky parts
 * some browsers keep in their row.
 */
const Doing = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;

  /* A control that gets the focus comes to stand above that button. */
  @media (max-width: 767px) {
    :where(a, button, input, summary) {
      scroll-margin-bottom: 150px;
    }
  }
`;
