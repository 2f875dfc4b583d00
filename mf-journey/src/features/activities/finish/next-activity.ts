/** The next activity of the stage, and what opens it. */
export interface NextActivity {
  readonly title: string;
  readonly open: () => void;
}
