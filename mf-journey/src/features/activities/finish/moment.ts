/** What the moment after an activity knows of its stage. */
export interface Moment {
  /** Activities of the stage that are done, with this one. */
  readonly done: number;
  readonly total: number;
  /** The one to go on with; absent where the user cannot go on. */
  readonly next?: { readonly title: string; readonly open: () => void };
}
