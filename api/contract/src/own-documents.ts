import * as z from 'zod/mini';

/**
 * Documents of a remote's own (kind `own`). The server does not know the remotes' schemas: the name of a field decides how it merges
 * (`words.<name>` as text, `value.<name>` by the last write), and the bounds below hold for all. Keys and names are stored in clear, so
 * neither may hold what the user writes.
 */

/** Most documents of one remote in an account. */
export const OWN_DOCUMENTS = 500;
/** Most text of one remote in an account, in bytes of JSON; other versions of it count. */
export const OWN_BYTES = 2 * 1024 * 1024;
/** Most fields of a document. */
export const OWN_FIELDS = 100;
/** Most characters of a value, as JSON. */
const OWN_VALUE_LENGTH = 10_000;
/** Most levels of lists and objects in a value; with those of the push around it, a request's body may nest no deeper. */
const OWN_VALUE_DEPTH = 3;
/** Highest version of a remote's schema. */
export const OWN_VERSION_MOST = 9999;

/** `<remote>/<key>`: the remote is a part of the key, so that one kind serves all remotes. */
const OWN_KEY = /^(mf-[a-z][a-z0-9-]{1,30})\/([a-z0-9][a-z0-9-]{0,59})$/;
/** The part of a field's name after the dot. */
export const OWN_FIELD_NAME = /^[a-z][A-Za-z0-9_-]{0,39}$/;

export const ownKey = (remote: string, key: string): string => `${remote}/${key}`;

/** Splits a key of the kind `own` into remote and the remote's part; `undefined` for an invalid one. */
export function readOwnKey(key: string): { readonly remote: string; readonly key: string } | undefined {
  const [, remote, own] = OWN_KEY.exec(key) ?? [];
  return remote === undefined || own === undefined ? undefined : { remote, key: own };
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.values(value).every((part) => isWithin(part, levels - 1));
}

/** A value of a field `value.<name>`. Its levels are counted first, as whatever reads it recurses. */
const ownValueSchema = z.unknown().check(
  z.refine((value) => value !== undefined && isWithin(value, OWN_VALUE_DEPTH)),
  z.refine((value) => (JSON.stringify(value) ?? '').length <= OWN_VALUE_LENGTH),
);

/** Fields of a remote's own document besides text. */
export const ownFields = {
  'value.*': ownValueSchema,
  /** Version of the remote's schema that last wrote the document. */
  version: z.int().check(z.minimum(1), z.maximum(OWN_VERSION_MOST)),
};
