import type { ScenarioName } from './scenarios.ts';
import type { Source } from './text-recorder.ts';

/** A text that the specification quotes. */
export interface QuotedText {
  readonly id: string;
  /** To specified texts: the whole text of something on the page; a pattern where it has numbers or names in it. */
  readonly text: string | RegExp;
  readonly source: Source;
  readonly scenario: ScenarioName;
}

/** Rows of the table: texts that come from one source of the specification and appear in one scenario. */
export const quoted = (
  from: string,
  scenario: ScenarioName,
  texts: readonly (string | RegExp)[],
  source: Source = 'page',
): readonly QuotedText[] => texts.map((text) => ({ id: `${from} ${String(text)}`, text, scenario, source }));
