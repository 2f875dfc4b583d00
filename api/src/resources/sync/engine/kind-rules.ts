import type { SyncKind } from '@app/contract/sync';
import type { Json } from './document.ts';

/**
 * What happens to a field when somebody else changed it meanwhile (SYNC §1).
 * `text`: the first at the server stays, the later words become a sibling · `flag`: the last to arrive stays ·
 * `drawing`: the first stays, the later one joins the list `savedIn` · `drawings`: union, and only what the remover saw goes.
 */
export type FieldRule =
  | { readonly class: 'text' }
  | { readonly class: 'flag'; readonly accepts: (value: Json) => boolean }
  | { readonly class: 'drawing'; readonly savedIn: string }
  | { readonly class: 'drawings' };

export interface KindRules {
  /** Whether this may be the key of such a document. */
  isKey(key: string): boolean;
  /** The rule of a field; `undefined` for one that such a document does not have. */
  fieldRule(name: string): FieldRule | undefined;
  /** Fields without which such a document means nothing. */
  readonly required?: readonly string[];
}

/** The kinds that are served. */
export type KindTable = Readonly<Partial<Record<SyncKind, KindRules>>>;
