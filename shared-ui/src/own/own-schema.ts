import { OWN_FIELD_NAME, OWN_VERSION_MOST } from '@app/contract/own-documents';
import type { FieldValue } from '@app/contract/documents';
import type { core } from 'zod/mini';

/** What an own document holds, by field name: text, and any other JSON. */
export interface OwnContent {
  readonly words: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, FieldValue | undefined>>;
}

type Values = Readonly<Record<string, core.$ZodType>>;

/** The schema of a remote's own documents. */
export interface OwnSchema<W extends string = string, V extends Values = Values> {
  /** From 1; raised with every change of meaning. A new field alone needs none. */
  readonly version: number;
  /** Names of texts. Of texts that two devices have written at the same time neither is lost: the later one becomes another version. */
  readonly words: readonly W[];
  /** Other fields, by name: of values written at the same time the last one stays. Nothing that the user would miss belongs here. */
  readonly values: V;
  /**
   * What a document of an older version is in this one. Pure: it is called at each reading until the document is written again, and must
   * pass on each text in some field.
   */
  readonly migrate?: (content: OwnContent, from: number) => OwnContent;
}

/**
 * Types the schema of a remote's own documents, and checks it.
 * @throws Error for a version or a name that the server would refuse, and for a higher version without a migration
 */
export function defineOwn<const W extends string, V extends Values>(schema: OwnSchema<W, V>): OwnSchema<W, V> {
  const { version, words, values, migrate } = schema;
  if (!Number.isInteger(version) || version < 1 || version > OWN_VERSION_MOST)
    throw new Error(`${version} is no version: a whole number from 1`);
  const bad = [...words, ...Object.keys(values)].find((name) => !OWN_FIELD_NAME.test(name));
  if (bad !== undefined) throw new Error(`'${bad}' is no field name: a letter, then letters and digits, 40 at most`);
  if (version > 1 && !migrate) throw new Error(`version ${version} needs a migration from those before it`);
  return schema;
}
