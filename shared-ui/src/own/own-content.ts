import type { FieldEdit, FieldValue, StoredDocument } from '@app/contract/documents';
import { ownFields } from '@app/contract/own-documents';
import * as z from 'zod/mini';
import type { OwnContent, OwnSchema } from './own-schema.ts';

/** Conversion between what is stored of an own document and what a remote's schema says of it. Pure. */

const WORDS = 'words.';
const VALUE = 'value.';
const VERSION = 'version';

type Fields = Readonly<Record<string, FieldValue>>;

/** The stored fields by name, of whatever version. */
function stored(fields: Fields): OwnContent {
  const under = (prefix: string) =>
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    );
  const texts = under(WORDS).filter((field): field is readonly [string, string] => typeof field[1] === 'string');
  // `null` is how a value is taken away.
  return {
    words: Object.fromEntries(texts),
    values: Object.fromEntries(under(VALUE).filter(([, value]) => value !== null)),
  };
}

/** The version that a document was written with. One without is a part of one that another device deleted meanwhile: the rest follows. */
const versionOf = (fields: Fields, present: number): number =>
  typeof fields[VERSION] === 'number' ? fields[VERSION] : present;

/** A document as the schema has it; `undefined` for one that this version of the remote cannot read: it is left as it is. */
export interface ReadContent extends OwnContent {
  /** Texts in fields that the schema does not have: an older version of the remote has written them since the migration. */
  readonly leftover: Readonly<Record<string, string>>;
}

export function readContent(schema: OwnSchema, fields: Fields): ReadContent | undefined {
  const content = contentOf(schema, fields);
  if (!content) return undefined;
  const isKnown = (name: string) => schema.words.includes(name);
  const texts = Object.entries(content.words);
  const values = Object.entries(schema.values).flatMap(([name, check]) => {
    const read = z.safeParse(check, content.values[name]);
    return read.success && read.data !== undefined ? [[name, read.data as FieldValue] as const] : [];
  });
  return {
    words: Object.fromEntries(texts.filter(([name]) => isKnown(name))),
    values: Object.fromEntries(values),
    leftover: Object.fromEntries(texts.filter(([name, text]) => !isKnown(name) && text !== '')),
  };
}

function contentOf({ version, migrate }: OwnSchema, fields: Fields): OwnContent | undefined {
  const from = versionOf(fields, version);
  if (from > version) return undefined;
  const content = stored(fields);
  if (from === version) return content;
  try {
    return migrate?.(content, from);
  } catch {
    return undefined;
  }
}

/** What a remote changes: texts, and values, of which `null` takes one away. */
export interface OwnChanges {
  readonly words?: Readonly<Record<string, string>>;
  readonly values?: OwnContent['values'];
}

/**
 * The changes of the stored fields: the given ones, and what the migration of an older document makes of it, in the same operation, so that no
 * device ever sees half of it. Texts whose fields the migration has left are emptied: what an older version writes there later is a leftover.
 * @param document as stored; `undefined` for a new one
 * @throws Error for a field or a value that the schema does not have, and for a document that this version cannot read
 */
export function editsOf(
  schema: OwnSchema,
  document: Pick<StoredDocument, 'fields'> | undefined,
  changes: OwnChanges,
): Record<string, FieldEdit> {
  const before = document?.fields ?? {};
  const content = document ? contentOf(schema, before) : { words: {}, values: {} };
  if (!content) throw new Error('a newer version of this remote has written the document: it is left as it is');
  const leftover = new Set(Object.keys(content.words));
  for (const [name, text] of Object.entries(changes.words ?? {}))
    if (!schema.words.includes(name) && !(leftover.has(name) && text === ''))
      throw new Error(`the schema has no words '${name}'`);
  for (const [name, value] of Object.entries(changes.values ?? {})) {
    const check = schema.values[name];
    if (value === undefined) continue;
    if (!check || (value !== null && !z.safeParse(check, value).success))
      throw new Error(`the schema has no such value '${name}'`);
    if (!z.safeParse(ownFields['value.*'], value).success)
      throw new Error(`the value '${name}' is too long, or has more than three levels`);
  }
  const isCurrent = before[VERSION] === schema.version;
  const from = isCurrent ? {} : migrated(before, content);
  const edits = { ...from, ...prefixed(WORDS, changes.words), ...prefixed(VALUE, changes.values) };
  const all = isCurrent ? edits : { ...edits, [VERSION]: schema.version };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value }]));
}

const prefixed = (prefix: string, fields: OwnContent['values'] = {}): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[prefix + name, value]])),
  );

function migrated(before: Fields, content: OwnContent): Record<string, FieldValue> {
  const after = { ...prefixed(WORDS, content.words), ...prefixed(VALUE, content.values) };
  const texts = Object.values(content.words);
  // A text that the migration has not passed on stays, and is a leftover: no fault of a migration loses words.
  const isPassedOn = (text: FieldValue | undefined) =>
    texts.some((one) => typeof text === 'string' && one.includes(text));
  const gone = Object.keys(before).filter((name) => name !== VERSION && !(name in after));
  const emptied = gone.flatMap((name): (readonly [string, FieldValue])[] => {
    if (!name.startsWith(WORDS)) return [[name, null]];
    return isPassedOn(before[name]) ? [[name, '']] : [];
  });
  const isOther = ([name, value]: readonly [string, FieldValue]) =>
    JSON.stringify(before[name]) !== JSON.stringify(value);
  return Object.fromEntries([...Object.entries(after), ...emptied].filter(isOther));
}

/** A field's name as the remote knows it. */
export const wordsNameOf = (field: string): string => (field.startsWith(WORDS) ? field.slice(WORDS.length) : field);
export const wordsField = (name: string): string => `${WORDS}${name}`;
