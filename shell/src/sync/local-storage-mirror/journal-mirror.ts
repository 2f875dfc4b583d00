import { LIVED_ACTIVITIES } from '@app/contract/programme';
import { writtenAt } from '@app/contract/written-at';
import { canvasField, savedDrawingsField, WRITING_MODES } from '@app/contract/sync-kinds';
import type { StoredDocument } from '@app/contract/documents';
import type { Value } from '@app/sync/document/local-document';
import { isRecord, type MirrorFormat, type MirroredDocument, parsed } from './mirror-format.ts';

/** Local storage is shared by everything: the newest entries up to this many characters, the others are in the database. */
const MOST_CHARACTERS = 1_000_000;
const QUESTION = /^[a-z][a-z0-9_-]{0,39}$/;

/** `journalEntries`: the journal without its drawings, newest first. */
export const journalMirror: MirrorFormat = {
  key: 'journalEntries',
  kinds: ['entry'],
  complaint: 'Error al leer journalEntries',

  write(list) {
    const entries: string[] = [];
    let length = 2;
    for (const entry of list('entry')) {
      const text = textOf(entry);
      length += text.length + 1;
      if (length > MOST_CHARACTERS) break;
      entries.push(text);
    }
    return entries.length === 0 ? undefined : `[${entries.join(',')}]`;
  },

  read(text) {
    const list = parsed(text);
    if (!Array.isArray(list)) return undefined;
    const documents = list.map(readEntry).filter((document) => document !== undefined);
    return { documents, isComplete: documents.length === list.length };
  },
};

/** Entries keep their identity until they change: each is written out once. */
const texts = new WeakMap<StoredDocument, string>();

function textOf(entry: StoredDocument): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { fields, updatedAt } = entry;
  const createdAt = writtenAt(fields['entryId'], new Date(entry.createdAt)).toISOString();
  const text = JSON.stringify({
    id: fields['entryId'] ?? Date.parse(createdAt),
    ...(typeof fields['activityId'] === 'number' ? { activityId: fields['activityId'] } : {}),
    title: fields['title'] ?? '',
    content: JSON.stringify(contentOf(fields, createdAt)),
    createdAt,
    updatedAt,
    isCompleted: fields['isCompleted'] === true,
  });
  texts.set(entry, text);
  return text;
}

const contentOf = (fields: StoredDocument['fields'], createdAt: string) => ({
  responses: Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith('responses.') ? [[name.slice('responses.'.length), value]] : [],
    ),
  ),
  canvasData: {},
  savedDrawings: {},
  writingMode: fields['writingMode'] ?? 'text',
  questions: [],
  timestamp: createdAt,
});

function readEntry(value: unknown): MirroredDocument | undefined {
  const entry = typeof value === 'string' ? { content: value } : value;
  if (!isRecord(entry)) return undefined;
  const { activityId, title, content, isCompleted } = entry;
  const entryId = timeOf(entry);
  const activity = activityOf(activityId);
  const { fields, pictures } = readContent(content, activity === undefined ? 'personal_content' : 'reflection');
  return {
    kind: 'entry',
    // Without a time it is known by what it says: read twice, it is the same.
    name: entryId === undefined ? JSON.stringify(entry) : String(entryId),
    fields: {
      ...(entryId === undefined ? {} : { entryId }),
      ...(activity === undefined ? {} : { activityId: activity }),
      title: title === 'Nueva entrada' || typeof title !== 'string' ? 'Nueva entrada personal' : title,
      ...fields,
      ...(isCompleted === true ? { isCompleted } : {}),
    },
    pictures,
  };
}

/** When it was written, which is what an entry is called by. */
function timeOf({ id, createdAt }: Record<string, unknown>): number | undefined {
  return [Number(id ?? 0), Date.parse(String(createdAt))].find((time) => Number.isInteger(time) && time >= 1);
}

/** An activity that there is; the 999 that the old app wrote for none (2§3) is beyond them. */
function activityOf(value: unknown): number | undefined {
  const activityId = Number(value);
  return Number.isInteger(activityId) && activityId >= 1 && activityId <= LIVED_ACTIVITIES ? activityId : undefined;
}

type Content = Pick<MirroredDocument, 'fields'> & { readonly pictures: Record<string, string[]> };

/** Serialized content, a plain string, or a plain map of responses (2§3). */
function readContent(content: unknown, onlyQuestion: string): Content {
  const value = typeof content === 'string' ? (parsed(content) ?? content) : content;
  if (!isRecord(value)) return { fields: { [`responses.${onlyQuestion}`]: plainText(content) }, pictures: {} };
  const isSerialized =
    isRecord(value['responses']) || isRecord(value['canvasData']) || isRecord(value['savedDrawings']);
  if (!isSerialized) return { fields: responses(value, onlyQuestion), pictures: {} };
  const mode = WRITING_MODES.find((one) => one === value['writingMode']);
  return {
    fields: {
      ...responses(isRecord(value['responses']) ? value['responses'] : {}, onlyQuestion),
      ...(mode ? { writingMode: mode } : {}),
    },
    pictures: {
      ...pictures(value['canvasData'], canvasField),
      ...pictures(value['savedDrawings'], savedDrawingsField),
    },
  };
}

const plainText = (content: unknown): string => (typeof content === 'string' ? content : '');

/** Words under a name that no field may have go to the entry's own question: none is left out. */
function responses(map: Record<string, unknown>, onlyQuestion: string): Record<string, Value> {
  const fields: Record<string, string> = {};
  for (const [question, text] of Object.entries(map)) {
    if (typeof text !== 'string' || text === '') continue;
    const name = `responses.${QUESTION.test(question) ? question : onlyQuestion}`;
    fields[name] = fields[name] ? `${fields[name]}\n\n${text}` : text;
  }
  return fields;
}

function pictures(map: unknown, fieldOf: (question: string) => string): Record<string, string[]> {
  if (!isRecord(map)) return {};
  return Object.fromEntries(
    Object.entries(map).flatMap(([question, value]) => {
      const urls = [value].flat().filter((url) => typeof url === 'string' && url.startsWith('data:image/'));
      return QUESTION.test(question) && urls.length > 0 ? [[fieldOf(question), urls as string[]]] : [];
    }),
  );
}
