/**
 * How a value is stored. `clear`: who has the database reads it · `sealed`: encrypted with the user's own key, which is itself encrypted with
 * the service's · `serviceSealed`: encrypted with the service's key · `digest`: only a hash, from which the value cannot be had back.
 */
export type StoredAs = 'clear' | 'sealed' | 'serviceSealed' | 'digest';

export interface StoredFact {
  /** Name of the data in the user's words. */
  readonly what: string;
  readonly as: StoredAs;
  /** Purpose of the data. */
  readonly why: string;
  /** Time for which it is kept. */
  readonly until: string;
  /** `collection.field`, `collection.field.part`, or `collection.*` for all of a collection's other fields. */
  readonly fields: readonly string[];
}

export interface StoredGroup {
  readonly title: string;
  readonly facts: readonly StoredFact[];
}

/** Times of keeping that several facts share. */
export const WITH_ACCOUNT = 'Hasta que elimines tu cuenta.';
export const WITH_DATA = 'Hasta que lo borres tú, o elimines tu cuenta.';
