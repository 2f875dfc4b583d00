import type { SyncKind } from '@app/contract/sync';
import type { FieldState, Json } from './document.ts';

/**
 * How a field is merged if it was changed concurrently (SYNC §1).
 * `text`: the first to reach the server stays, the later text becomes a sibling · `flag`: last write wins · `fixed`: the first value is
 * final · `forward`: from false to true and never back · `drawing`: the first stays, the later one is added to the list `savedIn` ·
 * `drawings`: union; a removal affects only what the client had seen · `ink`: the lines of a drawing, stored with the picture `canvas`.
 * Sent together with that picture they follow it: they replace the field if the picture was accepted, and are dropped if it was not, since
 * the picture is then in its list. Sent alone they merge like text.
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
  /** Whether a key is valid for this kind. */
  isKey(key: string): boolean;
  /** The rule of a field; `undefined` if the document of this key cannot have it. */
  fieldRule(name: string, key: string): FieldRule | undefined;
  /** Fields without which a document is invalid. */
  readonly required?: readonly string[];
  /**
   * Defaults of a new document for fields that the operation lacks: when the user edits a document that was deleted elsewhere, the client
   * sends only the edited fields.
   */
  defaults?(key: string, createdAt: Date): Readonly<Record<string, Json>>;
  /**
   * A fixed field with a number that is unique among the user's documents of this kind: on a collision the second document gets the next
   * free one.
   */
  readonly number?: string;
  /** Whether the fields exceed the limits of the kind, besides those of all kinds (`isOverLimit`). */
  isTooLarge?(fields: Readonly<Record<string, FieldState>>): boolean;
}

/** The synchronised kinds. */
export type KindTable = Readonly<Partial<Record<SyncKind, KindRules>>>;
