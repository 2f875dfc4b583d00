/** What a seal's own name shows, drawn within 43 units around the origin by strokes of one width. */
export interface SealMotif {
  /** Closed shapes, filled and outlined. */
  readonly body: string;
  /** Lines over them. */
  readonly line: string;
}
