import type { SyncKind } from '@app/contract/sync';
import type { FieldState, Json } from './document.ts';

/**
 * What happens to a field when somebody else changed it meanwhile (SYNC §1).
 * `text`: the first at the server stays, the later words become a sibling · `flag`: the last to arrive stays · `fixed`: the first value
 * stays for ever · `forward`: from false to true and never back ·
 * `drawing`: the first stays, the later one joins the list `savedIn` · `drawings`: union, and only what the remover saw goes ·
 * `ink`: the lines of a drawing, kept with the picture `canvas`. Sent with that picture they take its fate: they replace what stands
 * there where it does, and go where it lost its place, since the picture then is in its list. Sent alone they are like words.
 */
export type FieldRule =
  | { readonly class: 'text' }
  | { readonly class: 'flag' | 'fixed'; readonly accepts: (value: Json) => boolean }
  | { readonly class: 'forward' }
  | { readonly class: 'drawing'; readonly savedIn: string }
  | { readonly class: 'drawings' }
  | {
      readonly class: 'ink';
      readonly canvas: string;
      readonly refuse: (value: Json) => 'invalid' | 'too_large' | undefined;
    };

export interface KindRules {
  /** Whether this may be the key of such a document. */
  isKey(key: string): boolean;
  /** The rule of a field; `undefined` for one that the document of this key does not have. */
  fieldRule(name: string, key: string): FieldRule | undefined;
  /** Fields without which such a document means nothing. */
  readonly required?: readonly string[];
  /** Fields that a new document gets where its writer names none: who edits one that was deleted elsewhere sends only what she edited. */
  defaults?(key: string, createdAt: Date): Readonly<Record<string, Json>>;
  /** A fixed field with a number that no other document of hers has: the second to draw one is moved on to the next free. */
  readonly number?: string;
  /** Whether that is more than such a document holds, beside what holds for all (`isOverLimit`). */
  isTooLarge?(fields: Readonly<Record<string, FieldState>>): boolean;
}

/** The kinds that are served. */
export type KindTable = Readonly<Partial<Record<SyncKind, KindRules>>>;
