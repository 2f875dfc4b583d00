import type { SyncKind } from '@app/contract/sync';
import type { FieldState, Json } from './document.ts';

/** A field's class (see the contract's `FieldClass`), and what its values and companions are. */
export type FieldRule =
  | {
      readonly class: 'text';
      /** Most characters, where they are not `SYNC_TEXT_LENGTH`. */
      readonly length?: number;
    }
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
