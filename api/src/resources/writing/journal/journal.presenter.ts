import { drawingPath } from '@app/contract/drawings';
import type { JournalContent, JournalEntry } from '@app/contract/journal';
import { writtenAt } from '@app/contract/written-at';
import type { SyncDocument } from '../sync/engine/document.ts';
import { drawingHashesOf } from '../sync/engine/merge-field.ts';

/** Title of a personal entry without one; an entry of an activity has the activity's title. */
const PERSONAL_TITLE = 'Nueva entrada personal';

/** The fields `<prefix>.<question>` of a document, by question, converted by `read`. */
function byQuestion<T>(
  { fields }: SyncDocument,
  prefix: string,
  read: (state: SyncDocument['fields'][string]) => T | undefined,
): Record<string, T> {
  const found = Object.entries(fields).flatMap(([name, state]): [string, T][] => {
    const value = name.startsWith(`${prefix}.`) ? read(state) : undefined;
    return value === undefined ? [] : [[name.slice(prefix.length + 1), value]];
  });
  return Object.fromEntries(found);
}

function contentOf(entry: SyncDocument): JournalContent {
  return {
    responses: byQuestion(entry, 'responses', ({ value }) => (typeof value === 'string' ? value : undefined)),
    canvasData: byQuestion(entry, 'canvasData', ({ value }) =>
      typeof value === 'string' ? drawingPath(value) : undefined,
    ),
    savedDrawings: byQuestion(entry, 'savedDrawings', (state) => drawingHashesOf(state).map(drawingPath)),
    writingMode: entry.fields['writingMode']?.value === 'handwriting' ? 'handwriting' : 'text',
    questions: [],
    timestamp: entry.updatedAt.toISOString(),
  };
}

/** An entry in the specification's shape (2§3). @param titleOf title of an activity */
export function presentEntry(entry: SyncDocument, titleOf: (activityId: number) => string | undefined): JournalEntry {
  const activityId = entry.fields['activityId']?.value;
  const isOfActivity = typeof activityId === 'number';
  const title = entry.fields['title']?.value;
  return {
    id: entry.number ?? entry.createdAt.getTime(),
    ...(isOfActivity ? { activityId } : {}),
    title: (typeof title === 'string' && title) || (isOfActivity && titleOf(activityId)) || PERSONAL_TITLE,
    content: JSON.stringify(contentOf(entry)),
    createdAt: writtenAt(entry.number, entry.createdAt).toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
    isCompleted: entry.fields['isCompleted']?.value === true,
  };
}
