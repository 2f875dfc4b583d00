import type { Documents, StoredDocument } from '@app/contract/documents';

/** A sentence, and the activity in whose text it is. */
export interface Underlined {
  readonly activityId: number;
  readonly sentence: string;
}

/** Key of the document of an activity's underlined sentences. */
export const underlineKey = (activityId: number): string => `activity-${activityId}`;

/** The activity of such a document. */
export const activityOfUnderlines = ({ key }: Pick<StoredDocument, 'key'>): number =>
  Number(key.slice('activity-'.length));

/** The underlined sentences of a document, each once: two devices may have underlined the same. */
export const sentencesIn = (document: StoredDocument | undefined): readonly string[] => [
  ...new Set(Object.values(document?.fields ?? {}).filter((value) => typeof value === 'string')),
];

/** Empties all fields that hold a sentence. */
export function takeBack(documents: Documents, { activityId, sentence }: Underlined): void {
  const key = underlineKey(activityId);
  const fields = Object.entries(documents.get('underline', key)?.fields ?? {}).filter(([, kept]) => kept === sentence);
  void documents.set('underline', key, Object.fromEntries(fields.map(([name]) => [name, { value: null }])));
}

/** A new field: its name is random, and tells nothing (16 hexadecimal digits). */
export const newField = (): string =>
  `kept.${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
