import type { Activity } from '@app/contract/activities';
import type { Body } from '@app/contract/bodies';
import { CareNote } from '@app/shared-ui/components/care-note';
import { Paragraphs } from '../../../components/paragraphs.tsx';
import { AssessmentBody } from '../assessment/assessment-body.tsx';
import { PracticeTimer } from '../practice/practice-timer.tsx';
import { AudioGuide } from './audio-guide.tsx';
import { BookSummary } from './book-summary.tsx';
import { CelebrationTable } from './celebration-table.tsx';
import { Checklist } from './checklist.tsx';
import { FilmSymbols } from './film-symbols.tsx';
import { PhraseCard } from './phrase-card.tsx';
import { activitiesCopy } from '../../../copy/activities.es.ts';

interface ActivityBodyProps {
  readonly activity: Activity;
  readonly body: Body;
}

/** The text of this week's lens and, by kind, what there is to do with it (D2). */
export function ActivityBody({ activity, body }: ActivityBodyProps) {
  return (
    <>
      {body.care ? <CareNote care={body.care} /> : null}
      {body.kind === 'phrase' ? <PhraseCard phrase={body.phrase} /> : null}
      <Paragraphs text={body.text} />
      <Interactive activity={activity} body={body} />
    </>
  );
}

function Interactive({ activity, body }: ActivityBodyProps) {
  const listKey = `activity-${activity.id}`;
  switch (body.kind) {
    case 'practice':
      return <PracticeTimer seconds={body.seconds} cues={body.cues} notice={body.notice} />;
    case 'audio':
      return <AudioGuide script={body.script} minutes={body.minutes} listen={body.listen} />;
    case 'book':
      return <BookSummary listKey={listKey} work={body.work} summary={body.summary} exercise={body.exercise} />;
    case 'film':
      return <FilmSymbols work={body.work} symbols={body.symbols} />;
    case 'integration':
      return <Checklist listKey={listKey} title={activitiesCopy.integration.steps} items={body.steps} isOrdered />;
    case 'celebration':
      return <CelebrationTable listKey={listKey} needs={body.needs} steps={body.steps} />;
    case 'assessment':
      return <AssessmentBody activity={activity} dimensions={body.dimensions} />;
    // The phrase is above the text; the questions of a journaling are in its journal section.
    case 'phrase':
    case 'journaling':
      return null;
  }
}
