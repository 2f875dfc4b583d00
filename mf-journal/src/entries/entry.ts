import { textOf } from '@app/contract/field-edits';
import { writtenAt, writtenOn } from '@app/contract/written-at';
import { blockOfStage, LIVED_ACTIVITIES, stageOfActivity } from '@app/contract/programme';
import type { StoredDocument } from '@app/shared-ui/host';
import { type DayKey, dayKeyOf } from '@app/shared-ui/dates/day-key';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { cutAtWord, firstOf, shortened } from '@app/shared-ui/text/graphemes';
import { entriesCopy } from '../copy/entries.es.ts';
import { clockTime, longDate } from './entry-date.ts';
import { awaitsPicture, drawingsOf } from './entry-drawings.ts';
import { type EntrySource, sourceOf } from './entry-source.ts';

/** Key of the text of a personal entry (2§3). */
export const PERSONAL_QUESTION = 'personal_content';
/** How the old app marked an entry without an activity (2§3). */
export const LEGACY_NO_ACTIVITY = 999;
const LEGACY_PERSONAL_TITLE = 'Nueva entrada';
/** Of a personal card's title (2§9). */
export const TITLE_CHARACTERS = 50;

/** A journal entry as the screens of this remote use it. */
export interface Entry {
  readonly key: string;
  /** Creation time in ms: its id in addresses. */
  readonly entryId: number;
  /** When it was written, in ms: what orders entries. */
  readonly time: number;
  /** The same by the clock of the place where it was written: ISO 8601, as `writtenOn` gives it. */
  readonly writtenAt: string;
  /** Absent for a personal entry. */
  readonly activityId: number | undefined;
  readonly title: string;
  readonly source: EntrySource | undefined;
  readonly isCompleted: boolean;
  readonly document: StoredDocument;
}

const read = new WeakMap<StoredDocument, Entry>();

/** Cached by document: the same document gives the same entry, so that a list can tell what has changed. */
export function entryOf(document: StoredDocument): Entry {
  const known = read.get(document);
  if (known) return known;
  const { key, fields, createdAt } = document;
  const activityId = activityOf(fields['activityId']);
  const entry: Entry = {
    key,
    entryId: typeof fields['entryId'] === 'number' ? fields['entryId'] : Date.parse(createdAt),
    time: writtenAt(fields['entryId'], new Date(createdAt)).getTime(),
    writtenAt: writtenOn(document),
    activityId,
    title: titleOf(fields['title'], activityId),
    source: sourceOf(fields['source']),
    isCompleted: fields['isCompleted'] === true,
    document,
  };
  read.set(document, entry);
  return entry;
}

/** @returns `undefined` for none, and for the number by which the old app meant none: it is beyond those that there are */
export function activityOf(value: unknown): number | undefined {
  if (typeof value !== 'number') return undefined;
  return Number.isInteger(value) && value >= 1 && value <= LIVED_ACTIVITIES ? value : undefined;
}

function titleOf(value: unknown, activityId: number | undefined): string {
  const title = typeof value === 'string' ? value.trim() : '';
  if (title !== '' && title !== LEGACY_PERSONAL_TITLE) return title;
  return activityId === undefined ? entriesCopy.newPersonal : entriesCopy.activity(activityId);
}

/** Key of an activity's entry (SYNC §2): there is one for each. */
export const activityEntryKey = (activityId: number): string => `activity-${activityId}`;

export interface EntryPlace {
  readonly blockId: number;
  /** 1…48. */
  readonly stageId: number;
}

/** Where an activity's entry belongs: nine activities to a stage (D1). */
export function placeOf(activityId: number): EntryPlace {
  const stageId = stageOfActivity(activityId);
  return { stageId, blockId: blockOfStage(stageId) };
}

/** The user does not want to be shown the entry unasked. */
export const isPutAside = ({ document }: Pick<Entry, 'document'>): boolean => document.fields['isPutAside'] === true;

/** A personal draft of which all was taken back, with the title that every one has: there is nothing to find it for. */
export const isBlank = ({ activityId, title, isCompleted, document }: Entry): boolean =>
  !isCompleted &&
  activityId === undefined &&
  title === entriesCopy.newPersonal &&
  document.others.length === 0 &&
  answersOf(document).size === 0 &&
  drawingsOf(document).size === 0 &&
  !awaitsPicture(document);

/** The day on which an entry was written. */
export const dayOf = ({ writtenAt: at }: Pick<Entry, 'writtenAt'>): DayKey => dayKeyOf(new Date(at));

const RESPONSES = 'responses.';

/** The answers one after the other, for a line of a list. */
export const answersInLine = ({ document }: Pick<Entry, 'document'>): string =>
  [...answersOf(document).values()].join(' · ');

/** The heading of an open entry: a personal one has no title of its own unless something else gave it one. */
export const headingOf = ({ title }: Pick<Entry, 'title'>): string =>
  title === entriesCopy.newPersonal ? entriesCopy.personal : title;

export const responseField = (question: string): string => `${RESPONSES}${question}`;

/** @returns the question that a field answers; `undefined` for another field */
export const questionOfField = (field: string): string | undefined =>
  field.startsWith(RESPONSES) ? field.slice(RESPONSES.length) : undefined;

const personalWords = ({ document: { fields } }: Entry): string =>
  textOf(fields[responseField(PERSONAL_QUESTION)]).trim();

/** First 50 characters of the text. */
export const personalTitle = (entry: Entry): string => firstOf(personalWords(entry), TITLE_CHARACTERS) || entry.title;

/** What tells a personal entry that was written by hand alone from others, whose title is the same (2§2.6). `undefined` for every other entry. */
export const drawingName = ({ title, writtenAt: at, document }: Entry): string | undefined =>
  title === entriesCopy.newPersonal && answersOf(document).size === 0 && drawingsOf(document).size > 0
    ? entriesCopy.byHand(`${longDate(at)}, ${clockTime(at)}`)
    : undefined;

/** The words of a personal entry, which in an old one are under other questions. */
const ownWords = (entry: Entry): string =>
  personalWords(entry) || (entry.title === entriesCopy.newPersonal ? answersInLine(entry).trim() : '');

/** What an entry is called in a line: a personal one by its first words, none of them cut. */
export const shortTitle = (entry: Entry): string =>
  (entry.activityId === undefined && shortened(ownWords(entry), TITLE_CHARACTERS)) ||
  (drawingName(entry) ?? entry.title);

/** Characters of a card's text after its title. */
const REST_CHARACTERS = 220;

/** What follows the title of a personal entry in its text, from the next character on; cut at a word. */
export const wordsAfterTitle = (entry: Entry): string =>
  cutAtWord(personalWords(entry).slice(personalTitle(entry).length), REST_CHARACTERS);
