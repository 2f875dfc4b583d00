import { calendarDaySchema, dayFields } from '@app/contract/sync-kinds';
import type { StoredDocument } from '@app/contract/documents';
import { isWeekKey } from '@app/contract/week-key';
import * as z from 'zod/mini';
import { isRecord, type MirrorFormat, type MirroredDocument, parsed } from './mirror-format.ts';

const daySchema = z.object({
  emotion: z.optional(z.string()),
  note: z.optional(z.string()),
  intention: z.optional(z.string()),
  journalEntry: z.optional(z.string()),
  icon: z.optional(dayFields.icon),
  isSacred: z.optional(dayFields.isSacred),
  selfCareChecked: z.optional(dayFields.selfCareChecked),
});

/** `calendarioEmocional`: days by date and weekly intentions by 'yyyy-MM-week-N'. */
export const calendarMirror: MirrorFormat = {
  key: 'calendarioEmocional',
  kinds: ['day', 'week'],
  complaint: 'Error al cargar los datos del calendario',

  write(list) {
    const days = list('day').map((day) => [day.key, asDay(day)] as const);
    const weeks = list('week').map(({ key, fields }) => [key, fields['intention'] ?? ''] as const);
    if (days.length === 0 && weeks.length === 0) return undefined;
    return JSON.stringify({ days: inOrder(days), weeklyIntentions: inOrder(weeks) });
  },

  read(text) {
    const store = parsed(text);
    if (!isRecord(store)) return undefined;
    const { days = {}, weeklyIntentions = {} } = store;
    if (!isRecord(days) || !isRecord(weeklyIntentions)) return undefined;
    const all = [...Object.entries(days).map(readDay), ...Object.entries(weeklyIntentions).map(readWeek)];
    const documents = all.filter((document) => document !== undefined);
    return { documents, isComplete: documents.length === all.length };
  },
};

const asDay = ({ key, fields }: StoredDocument) => ({
  id: key,
  date: key,
  emotion: fields['emotion'] ?? '',
  icon: fields['icon'] ?? null,
  note: fields['note'] ?? '',
  isSacred: fields['isSacred'] ?? false,
  intention: fields['intention'] ?? '',
  journalEntry: fields['journalEntry'] ?? '',
  selfCareChecked: fields['selfCareChecked'] ?? false,
});

/** By date. Both kinds of names are of digits and one form: comparing them as a language would is work for nothing. */
const inOrder = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What is empty says nothing: a text of the old app names every field. */
const isSaid = ([, value]: [string, unknown]): boolean => value !== '' && value !== null && value !== false;

function readDay([name, value]: [string, unknown]): MirroredDocument | undefined {
  const day = z.safeParse(daySchema, isRecord(value) ? withoutEmptyIcon(value) : value);
  if (!day.success || !z.safeParse(calendarDaySchema, name).success) return undefined;
  return { kind: 'day', name, fields: Object.fromEntries(Object.entries(day.data).filter(isSaid)) };
}

const withoutEmptyIcon = (day: Record<string, unknown>) => (day['icon'] === '' ? { ...day, icon: null } : day);

const readWeek = ([name, intention]: [string, unknown]): MirroredDocument | undefined =>
  isWeekKey(name) && typeof intention === 'string'
    ? { kind: 'week', name, fields: intention === '' ? {} : { intention } }
    : undefined;
