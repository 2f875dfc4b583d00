import { isRecord, type MirrorFormat, type MirroredDocument, parsed } from './mirror-format.ts';

const KEY = /^activity-\d+$/;

/** `selfAssessment`: scores and time by activity. */
export const assessmentMirror: MirrorFormat = {
  key: 'selfAssessment',
  kinds: ['assessment'],
  complaint: 'Error al leer selfAssessment',

  write(list) {
    const all = list('assessment').map(({ key, fields }) => [key, fields] as const);
    return all.length === 0 ? undefined : JSON.stringify(Object.fromEntries(all));
  },

  read(text) {
    const store = parsed(text);
    if (!isRecord(store)) return undefined;
    const all = Object.entries(store).map(readAssessment);
    const documents = all.filter((document) => document !== undefined);
    return { documents, isComplete: documents.length === all.length };
  },
};

function readAssessment([name, value]: [string, unknown]): MirroredDocument | undefined {
  if (!KEY.test(name) || !isRecord(value)) return undefined;
  const fields = Object.entries(value).flatMap(([field, content]) =>
    (field.startsWith('scores.') && typeof content === 'number') || (field === 'takenAt' && typeof content === 'string')
      ? [[field, content] as const]
      : [],
  );
  return { kind: 'assessment', name, fields: Object.fromEntries(fields) };
}
