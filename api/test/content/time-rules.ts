import { isOfSeveralDays, SHORT_ACTIVITIES, shortActivities } from '@app/contract/activity-time';
import { ACTIVITIES_PER_STAGE, activitiesOfStage, baseOfActivity, STAGES, weekOfStage } from '@app/contract/programme';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { stringsOf, wordsOf } from './content-rules.ts';
import type { ContentActivity, ContentLens } from '../../src/resources/programme/content/content-schema.ts';

/** Most minutes of a stage; the first of a block has the film to see. */
const STAGE_MINUTES = { first: 300, other: 240 };
/** Most activities of a stage that go on for several days. */
const SEVERAL_DAYS = 1;
const WORDS_PER_MINUTE = 250;
/** Minutes of writing for each question. */
const QUESTION_MINUTES = 1;

/** Words of a text whose act goes on for days. */
const DAYS_IN_WORDS =
  /(?:durante|los próximos|al menos) (?:dos|tres|cuatro|cinco|seis|siete) días|durante una semana|repite otras dos mañanas|otras dos antes de que termine la semana|el s[ée](?:pti|x)mo día/iu;

interface TimedText {
  readonly at: string;
  readonly kind: ContentActivity['kind'];
  readonly lens: ContentLens;
}

/**
 * Errors of the times; empty for a valid programme. A user lives a stage as one week's lens of each of the block's nine activities (D1,
 * D5): the times of these nine texts are added up, not those of an activity's four lenses.
 */
export function timeRules(items: readonly ContentItem[]): string[] {
  const bases = new Map(items.flatMap((item) => (item.type === 'activity' ? [[item.value.base, item.value]] : [])));
  return Array.from({ length: STAGES }, (_, i) => i + 1).flatMap((stageId) => {
    const texts = textsOfStage(stageId, bases);
    return texts.length < ACTIVITIES_PER_STAGE ? [] : [...texts.flatMap(textFaults), ...stageFaults(stageId, texts)];
  });
}

function textsOfStage(stageId: number, bases: ReadonlyMap<number, ContentActivity>): TimedText[] {
  return activitiesOfStage(stageId).flatMap((id) => {
    const activity = bases.get(baseOfActivity(id));
    const lens = activity?.lenses[weekOfStage(stageId) - 1];
    return activity && lens ? [{ at: `text ${id} (${activity.kind})`, kind: activity.kind, lens }] : [];
  });
}

function stageFaults(stageId: number, texts: readonly TimedText[]): string[] {
  const times = texts.map(({ lens }) => lens.time);
  const most = weekOfStage(stageId) === 1 ? STAGE_MINUTES.first : STAGE_MINUTES.other;
  const sum = times.reduce((minutes, time) => minutes + time.minutes, 0);
  const long = times.filter(isOfSeveralDays).length;
  const short = shortActivities(texts.map(({ lens }) => lens)).length;
  return [
    ...(sum > most ? [`stage ${stageId}: ${sum} minutes, more than ${most}`] : []),
    ...(long > SEVERAL_DAYS ? [`stage ${stageId}: ${long} activities of several days at a time`] : []),
    ...(short < SHORT_ACTIVITIES ? [`stage ${stageId}: ${short} activities for a short while`] : []),
  ];
}

function textFaults({ at, kind, lens }: TimedText): string[] {
  const { minutes, span } = lens.time;
  const least = leastMinutes(kind, lens);
  const days = isOfSeveralDays(lens.time) ? null : DAYS_IN_WORDS.exec(stringsOf(lens).join(' '));
  return [
    ...(minutes < least ? [`${at}: ${minutes} minutes, less than the ${least} of reading, listening and writing`] : []),
    ...(days ? [`${at}: «${days[0]}», but its span is ${span}`] : []),
  ];
}

/** Minutes that no user can do without: reading, the guide or the timer, and writing. */
function leastMinutes(kind: ContentActivity['kind'], lens: ContentLens): number {
  const read = [lens.text, 'summary' in lens ? lens.summary : []].flat();
  const words = wordsOf(read.join(' ')).length;
  const guided = 'script' in lens ? lens.minutes : kind === 'practice' ? 3 : 0;
  return Math.ceil(words / WORDS_PER_MINUTE + guided + QUESTION_MINUTES * lens.questions.length);
}
