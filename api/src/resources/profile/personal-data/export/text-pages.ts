import { textOf } from '@app/contract/field-edits';
import { mondayOfWeek } from '@app/contract/week-key';
import { byItsClock, writtenAt } from '@app/contract/written-at';
import { addDays } from 'date-fns';
import type { Programme } from '../../../programme/served/programme.ts';
import type { SyncDocument } from '../../../writing/sync/engine/document.ts';
import { drawingHashesOf } from '../../../writing/sync/engine/merge-field.ts';
import { drawingFile } from './drawing-files.ts';

/** The user's texts in a form for people; Markdown and page are generated from it. */
export interface Passage {
  readonly heading?: string;
  readonly text: string;
  /** Files of the archive. */
  readonly pictures: readonly string[];
}
export interface Chapter {
  readonly title: string;
  /** The date, and the activity it belongs to. */
  readonly note: string;
  readonly passages: readonly Passage[];
}
export interface Book {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['experience', 'Tu experiencia'],
  ['attention', 'Tu atención'],
  ['feelings', 'Lo que sentiste'],
  ['reflection', 'Tu reflexión'],
]);
const PERSONAL = 'personal_content';

/** The text of a document's field. */
export const textIn = ({ fields }: SyncDocument, name: string): string => textOf(fields[name]?.value);

/** The journal, newest entry first. */
export function journalBook(
  entries: readonly SyncDocument[],
  programme: Programme,
  siblings: readonly SyncDocument[],
  types: ReadonlyMap<string, string>,
  timeZone: string,
): Book {
  const format = (zone: string) =>
    new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const [ofUser, ofDate] = [format(timeZone), format('UTC')];
  const timeOf = (entry: SyncDocument): string => {
    const at = writtenAt(entry.number, entry.createdAt);
    const there = byItsClock(at, entry.fields['utcOffset']?.value);
    return there ? ofDate.format(there) : ofUser.format(at);
  };
  const chapters = entries.map((entry): Chapter => {
    const activityId = entry.fields['activityId']?.value;
    const activity = typeof activityId === 'number' ? programme.activity(activityId) : undefined;
    const asked = new Map(activity?.body.questions.map(({ key, question }) => [key, question]));
    return {
      title: textIn(entry, 'title') || activity?.title || 'Nueva entrada personal',
      note: [timeOf(entry), activity && `Actividad ${activity.id}`].filter(Boolean).join(' · '),
      passages: [...passagesOf(entry, asked, types), ...versionsOf(entry, siblings)],
    };
  });
  return { title: 'Mi diario', chapters };
}

function passagesOf(
  entry: SyncDocument,
  asked: ReadonlyMap<string, string>,
  types: ReadonlyMap<string, string>,
): Passage[] {
  const questions = new Set(
    Object.keys(entry.fields).flatMap((name) => /^(?:responses|canvasData|savedDrawings)\.(.+)$/.exec(name)?.[1] ?? []),
  );
  return [...questions].map((question): Passage => {
    const heading = question === PERSONAL ? undefined : (asked.get(question) ?? QUESTIONS.get(question) ?? question);
    // In the order in which they were made.
    const drawings = ['savedDrawings', 'canvasData'].flatMap((prefix) => {
      const state = entry.fields[`${prefix}.${question}`];
      return state ? drawingHashesOf(state) : [];
    });
    return {
      ...(heading ? { heading } : {}),
      text: textIn(entry, `responses.${question}`),
      pictures: [...new Set(drawings)].flatMap((hash) => {
        const type = types.get(hash);
        return type ? [drawingFile(hash, type)] : [];
      }),
    };
  });
}

/** Other versions (siblings) of a document's text that await the user's choice. Ink is not readable. */
function versionsOf(document: SyncDocument, siblings: readonly SyncDocument[]): Passage[] {
  return siblings
    .filter(
      (sibling) =>
        sibling.of === `${document.kind}/${document.key}` && !textIn(sibling, 'field').startsWith('strokes.'),
    )
    .map((sibling) => ({
      heading: `Otra versión (${textIn(sibling, 'device')})`,
      text: textIn(sibling, 'value'),
      pictures: [],
    }));
}

const DAY_WORDS = [
  ['emotion', 'Emoción'],
  ['note', 'Nota'],
  ['intention', 'Intención'],
  ['journalEntry', 'Diario del día'],
] as const;

const dayOf = ({ kind, key }: SyncDocument): string => (kind === 'week' ? mondayOfWeek(key) : key);

/** The calendar: weekly intentions and days, newest first. */
export function calendarBook(documents: readonly SyncDocument[], siblings: readonly SyncDocument[]): Book {
  const chapters = documents
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1))
    .map((document): Chapter => {
      const words = document.kind === 'week' ? ([['intention', 'Intención']] as const) : DAY_WORDS;
      const passages = words.map(([name, heading]) => ({ heading, text: textIn(document, name), pictures: [] }));
      const marks = [
        document.fields['isSacred']?.value === true ? 'Día sagrado' : '',
        document.fields['selfCareChecked']?.value === true ? 'Con autocuidado' : '',
      ];
      return {
        title: document.kind === 'week' ? weekTitle(document.key) : dayTitle(document.key),
        note: marks.filter(Boolean).join(' · '),
        passages: [...passages.filter(({ text }) => text !== ''), ...versionsOf(document, siblings)],
      };
    });
  return { title: 'Mi calendario', chapters };
}

/** A calendar day has no zone: it is formatted in UTC. */
const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

const dayTitle = (key: string): string => DAY.format(new Date(`${key}T00:00:00Z`));

/** 'Semana del 16 al 22 de noviembre de 2026'; what both ends share is said once. */
export function weekTitle(key: string): string {
  const monday = new Date(`${mondayOfWeek(key)}T00:00:00Z`);
  const first = DATE.format(monday).split(' de ');
  const last = DATE.format(addDays(monday, 6)).split(' de ');
  const own = first.filter((_, i) => first.slice(i).join() !== last.slice(i).join());
  return `Semana del ${own.join(' de ')} al ${last.join(' de ')}`;
}
