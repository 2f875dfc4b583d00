import type { FieldEdit } from '@app/contract/documents';
import type { MirrorSource } from '@app/sync/device-mirror';
import type { DocumentRef } from '@app/sync/document/local-document';
import { sameValue } from '@app/sync/document/values';
import { newUuid } from '@app/sync/new-uuid';
import type { MirroredDocument, MirrorFormat } from './mirror-format.ts';
import type { WrittenText } from './written-texts.ts';

interface Target extends Pick<MirrorSource, 'documents' | 'quarantine' | 'writer'> {
  readonly window: Window & typeof globalThis;
}

/**
 * Takes in, as edits, what somebody else has written under a key; what of it cannot be read is put aside.
 * @param own what this device has written there
 */
export async function takeIn(target: Target, format: MirrorFormat, text: string, own: WrittenText): Promise<void> {
  const reading = format.read(text);
  if (!reading?.isComplete) {
    console.error(format.complaint);
    await target.quarantine.keep(format.key, text);
  }
  // The base of the foreign text is unknown: on the older one, newer edits meet it as a sibling.
  const before = [own.before, own.text].flatMap((each) => (each && format.read(each)?.documents) || []);
  for (const document of reading?.documents ?? []) {
    const versions = before.filter(({ name }) => name === document.name).map(({ fields }) => fields);
    await takeInOne(target, document, versions);
  }
}

/** @param before its fields in our own texts, the oldest first: what is as in one of them nobody has changed */
async function takeInOne(
  target: Target,
  document: MirroredDocument,
  before: readonly MirroredDocument['fields'][],
): Promise<void> {
  const edits: Record<string, FieldEdit> = {};
  for (const [name, value] of Object.entries(document.fields))
    if (before.every((fields) => !sameValue(value, fields[name]))) edits[name] = { value };
  for (const [field, urls] of Object.entries(document.pictures ?? {})) {
    const hashes = await Promise.all(urls.map((url) => keepPicture(target, url)));
    const kept = hashes.filter((hash) => hash !== undefined);
    if (kept.length > 0 && field.startsWith('savedDrawings.')) edits[field] = { add: kept, remove: [] };
    else if (kept[0] !== undefined) edits[field] = { value: kept[0] };
  }
  const baseValues = new Map(Object.entries(before[0] ?? {}));
  if (Object.keys(edits).length > 0) await target.writer.write(namesOf(target, document), edits, baseValues);
}

async function keepPicture({ window, documents }: Target, url: string): Promise<string | undefined> {
  const [head = '', data = ''] = url.split(',', 2);
  try {
    const bytes = Uint8Array.from(window.atob(data), (letter) => letter.charCodeAt(0));
    return await documents.keepDrawing(new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' }));
  } catch {
    return undefined;
  }
}

/** An entry is known by its creation time; one of an activity by that. */
function namesOf({ documents }: Target, { kind, name, fields }: MirroredDocument): DocumentRef {
  if (kind !== 'entry') return { kind, key: name };
  const { activityId, entryId } = fields;
  const known = documents.list('entry').find((entry) => entryId && entry.fields['entryId'] === entryId);
  return { kind, key: known?.key ?? (typeof activityId === 'number' ? `activity-${activityId}` : newUuid()) };
}
